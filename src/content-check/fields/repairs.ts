import type { z } from "zod";
import { toCents } from "../../lib/money";
import { asciiSlug } from "../../lib/slug";
import { toClosedDate, toHours, toIsoDate, toLocalTime, toReviewDate } from "./repair-times";

/** What a value was probably meant to be. */
type Guess = string | number | boolean | unknown[];
type Repair = (text: string) => Guess;

/** The amount in `$1,200`, `38,50`, `35 dollars` or `8.25 %`; none where there are two. */
const toNumber: Repair = (text) => {
  const withPoint = text.replace(/^([^\d,]*\d+),(\d{1,2})(?!\d)/, "$1.$2");
  const [, digits] = /^[^\d.-]*(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)[^\d.]*$/.exec(withPoint) ?? [];
  return Number(digits?.replaceAll(",", "") ?? NaN);
};

/** `97.83° W` → -97.83: what lies south or west is written with a minus. */
const toDegrees: Repair = (text) => {
  const [, digits, side] = /^(\d+(?:\.\d+)?)\s*°?\s*([NSEW])\w*$/i.exec(text.trim()) ?? [];
  if (!digits || !side) return text;
  return /[sw]/i.test(side) ? -Number(digits) : Number(digits);
};

const toPhone: Repair = (text) =>
  text
    .replace(/\D/g, "")
    .replace(/^1(?=\d{10}$)/, "")
    .replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

const toEmail: Repair = (text) =>
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(
    text
      .replace(/\s*(?:\(at\)|\[at\]|\sat\s)\s*/i, "@")
      .replace(/\s*(?:\(dot\)|\[dot\]|\sdot\s)\s*/gi, ".")
      .replace(/\s*@\s*/, "@")
      .replace(/(?<=@.*),(?=\w)/, "."),
  )?.[0] ?? text;

/** `14 to 30 pounds` → `14-30 lbs`; `121 and up` → `121+ lbs`. */
const toWeights: Repair = (text) => {
  const [, from, to] = /(\d+)\s*(?:-|–|—|to)\s*(\d+)/.exec(text) ?? [];
  if (from && to) return `${from}-${to} lbs`;
  const [, least] = /(\d+)[^\d+]*(?:\+|and (?:up|more|over)|or more)/i.exec(text) ?? [];
  return least ? `${least}+ lbs` : text;
};

const looksLikeAddress = (text: string): boolean => /^https?:\/\/|^www\.|\.\w{2,}$/.test(text);

const toPath: Repair = (text) =>
  `/${text
    .toLowerCase()
    .replace(/\.html?$/, "")
    .replace(/^\/+|\/+$/g, "")}/`.replace("//", "/");

/** Ways in which a text is commonly meant when it is written wrongly; tried in this order. */
const repairs: Repair[] = [
  toDegrees,
  toNumber,
  (text) => (/^(true|yes)$/i.test(text) ? true : /^(false|no)$/i.test(text) ? false : text),
  (text) => text.trim(),
  toReviewDate,
  (text) => text.replace(/\s*\n\s*/g, " ").trim(),
  toEmail,
  (text) => text.replace(/\s+/g, ""),
  (text) => (looksLikeAddress(text) ? text.replace(/^(http:\/\/)?/i, "https://") : text),
  toPath,
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
  (text) => text.toUpperCase(),
  (text) => text.replace(/-\d{4}$/, ""),
  toPhone,
  toIsoDate,
  toLocalTime,
  toClosedDate,
  toHours,
  toWeights,
  asciiSlug,
];

/** A name like the guess that isn't taken: `bath` → `bath-2`. */
const another = (guess: Guess): Guess[] =>
  typeof guess === "string"
    ? [guess, ...[2, 3, 4, 5].map((number) => `${guess}-${number}`)]
    : [guess];

/**
 * Guesses what a wrong value was meant to be.
 *
 * @param isTaken whether a value must not be written here, since another record has it
 * @returns a value that the schema accepts, or `undefined` if no guess is accepted
 */
export function repair(
  schema: z.ZodType,
  value: unknown,
  isTaken: (guess: unknown) => boolean = () => false,
): Guess | undefined {
  const accepts = (guess: Guess) => guess !== value && schema.safeParse(guess).success;
  const first = (guesses: Guess[]): Guess | undefined => {
    const meant = guesses.find(accepts);
    return meant === undefined
      ? undefined
      : another(meant).find((guess) => accepts(guess) && !isTaken(guess));
  };
  if (typeof value === "string") return first([...repairs.map((fix) => fix(value)), [value]]);
  if (typeof value === "number") return first([String(value), toCents(value) / 100, [value]]);
  // Lists and fields in braces have no other form to guess.
  return typeof value === "boolean" ? first([String(value), [value]]) : undefined;
}
