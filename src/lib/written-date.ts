import { months } from "./closed-days";
import { weekdays } from "./opening-hours";

/** A day, or a whole month, as somebody wrote it; `month` and `day` count from 1. */
export interface WrittenDate {
  year?: number;
  month: number;
  day?: number;
}

/** The name that an abbreviation of at least three letters begins: `Nov.` → November. */
export const nameFrom = (names: readonly string[], written: string): string | undefined => {
  const letters = written.toLowerCase().replace(".", "");
  return letters.length < 3
    ? undefined
    : names.find((name) => name.toLowerCase().startsWith(letters));
};

const monthFrom = (written: string): number => months.indexOf(nameFrom(months, written) ?? "") + 1;

const fullYear = (year: string | undefined) =>
  year === undefined ? {} : { year: Number(year.length === 2 ? `20${year}` : year) };

/** 11/28/2026, 28.11.2026, 12/24: the month first, as in the US, unless there is no such month. */
function fromNumbers(text: string): WrittenDate | undefined {
  const sorted = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (sorted) return { year: Number(sorted[1]), month: Number(sorted[2]), day: Number(sorted[3]) };
  const parts = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  if (!parts) return undefined;
  const [first, second] = [Number(parts[1]), Number(parts[3])];
  const [month, day] = first > 12 ? [second, first] : [first, second];
  return { ...fullYear(parts[4]), month, day };
}

/** Nov 28th, 2026 and 28 November 2026. */
function fromWords(text: string): WrittenDate | undefined {
  const monthFirst = /^([a-z]+\.?) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i.exec(text);
  const dayFirst =
    /^(?:the )?(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? ([a-z]+\.?)(?:,? (\d{4}))?$/i.exec(text);
  const [, month = "", day = "", year] = monthFirst ?? [];
  const [, otherDay = "", otherMonth = "", otherYear] = dayFirst ?? [];
  const number = monthFrom(month || otherMonth);
  if (number === 0) return undefined;
  return { ...fullYear(year ?? otherYear), month: number, day: Number(day || otherDay) };
}

const weekdayBefore = new RegExp(`^(?:${weekdays.join("|")}),? `, "i");

const plain = (text: string): string => text.trim().replace(/\s+/g, " ");

/** A day in any of the forms that people write; whether a calendar has it isn't asked. */
export function readDay(text: string): (WrittenDate & { day: number }) | undefined {
  const written = plain(text).replace(weekdayBefore, "");
  const { day, ...rest } = fromNumbers(written) ?? fromWords(written) ?? { month: 0 };
  return day === undefined ? undefined : { ...rest, day };
}

/** A month with its year: `Nov. 2026`, `November, 2026`, `11/2026`. */
export function readMonth(text: string): (WrittenDate & { year: number }) | undefined {
  const [, word = "", number, year] =
    /^(?:([a-z]+\.?),? |(\d{1,2})[-/.])(\d{4})$/i.exec(plain(text)) ?? [];
  const month = number === undefined ? monthFrom(word) : Number(number);
  return year !== undefined && months[month - 1] ? { year: Number(year), month } : undefined;
}

/** `November 28, 2026`, `November 28` or `November 2026`; `undefined` for a month that isn't there. */
export function writeDate({ year, month, day }: WrittenDate): string | undefined {
  const name = months[month - 1];
  if (name === undefined) return undefined;
  return [day === undefined ? name : `${name} ${day}`, year ?? []]
    .flat()
    .join(day === undefined ? " " : ", ");
}
