import type { z } from "zod";
import { toCents } from "../../lib/money";
import { toSlug } from "../read/list-mdx-files";

type Guess = string | number | boolean | unknown[];
type Repair = (text: string) => Guess;

function toClock(text: string): string {
  const clock = /(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?/gi;
  const times = [...text.matchAll(clock)].map(
    ([, hour = "", minute = "00", half = ""]) => `${Number(hour)}:${minute} ${half.toLowerCase()}m`,
  );
  return times.join(" to ");
}

function toPhone(text: string): string {
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

function toIsoDate(text: string): string {
  const [, sortedYear = "", sortedMonth = "", sortedDay = ""] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (sortedYear)
    return `${sortedYear}-${sortedMonth.padStart(2, "0")}-${sortedDay.padStart(2, "0")}`;
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (year) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const written = new Date(`${text} UTC`);
  return /[a-z]/i.test(text) && !Number.isNaN(written.getTime())
    ? written.toISOString().slice(0, 10)
    : text;
}

/** Ways in which a text is commonly meant when it is written wrongly; tried in this order. */
const repairs: Repair[] = [
  (text) => Number(text.replace(/[$%,\s]/g, "") || NaN),
  (text) => (/^(true|yes)$/i.test(text) ? true : /^(false|no)$/i.test(text) ? false : text),
  (text) => text.trim(),
  (text) => text.replace(/\s*\n\s*/g, " ").trim(),
  (text) => text.replace(/\s+/g, ""),
  (text) => (looksLikeAddress(text) ? text.replace(/^(http:\/\/)?/i, "https://") : text),
  (text) =>
    `/${text
      .toLowerCase()
      .replace(/\.html?$/, "")
      .replace(/^\/+|\/+$/g, "")}/`.replace("//", "/"),
  (text) => text.toUpperCase(),
  toPhone,
  toIsoDate,
  toClock,
  toSlug,
];

const looksLikeAddress = (text: string): boolean => /^https?:\/\/|^www\.|\.\w{2,}$/.test(text);

/**
 * Guesses what a faulty value was meant to be.
 *
 * @returns a value that the schema accepts, or `undefined` if no guess is accepted
 */
export function repair(schema: z.ZodType, value: unknown): Guess | undefined {
  const accepts = (guess: Guess) => guess !== value && schema.safeParse(guess).success;
  if (typeof value === "string")
    return [...repairs.map((fix) => fix(value)), [value]].find(accepts);
  if (typeof value === "number")
    return [String(value), toCents(value) / 100, [value]].find(accepts);
  // Lists and fields in braces have no other form to guess.
  return typeof value === "boolean" ? [String(value), [value]].find(accepts) : undefined;
}
