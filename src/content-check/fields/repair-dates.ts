import { months } from "../../lib/closed-days";
import { weekdays } from "../../lib/opening-hours";

/** A day as somebody wrote it; `month` and `day` count from 1. */
interface WrittenDay {
  year?: number;
  month: number;
  day: number;
}

/** Days that people call by their names. */
const holidays: Record<string, string> = {
  "new year's day": "January 1",
  "memorial day": "last Monday of May",
  "independence day": "July 4",
  "labor day": "1st Monday of September",
  thanksgiving: "4th Thursday of November",
  "thanksgiving day": "4th Thursday of November",
  "christmas eve": "December 24",
  christmas: "December 25",
  "christmas day": "December 25",
  "new year's eve": "December 31",
};

const ordinals = [/^(?:1st|first)$/i, /^(?:2nd|second)$/i, /^(?:3rd|third)$/i, /^(?:4th|fourth)$/i];
const lastWord = /^(?:last|final)$/i;

/** The name that an abbreviation of at least three letters begins: `Nov.` → November. */
const nameFrom = (names: readonly string[], written: string): string | undefined => {
  const letters = written.toLowerCase().replace(".", "");
  return letters.length < 3
    ? undefined
    : names.find((name) => name.toLowerCase().startsWith(letters));
};

const monthFrom = (written: string): number => months.indexOf(nameFrom(months, written) ?? "") + 1;

const fullYear = (year: string | undefined): number | undefined =>
  year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year);

/** 11/28/2026, 28.11.2026, 12/24: the month first, as in the US, unless there is no such month. */
function fromNumbers(text: string): WrittenDay | undefined {
  const sorted = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (sorted) return { year: Number(sorted[1]), month: Number(sorted[2]), day: Number(sorted[3]) };
  const parts = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  if (!parts) return undefined;
  const [first, second] = [Number(parts[1]), Number(parts[3])];
  const [month, day] = first > 12 ? [second, first] : [first, second];
  return { year: fullYear(parts[4]), month, day };
}

/** Nov 28th, 2026 and 28 November 2026. */
function fromWords(text: string): WrittenDay | undefined {
  const monthFirst = /^([a-z]+\.?) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i.exec(text);
  const dayFirst =
    /^(?:the )?(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? ([a-z]+\.?)(?:,? (\d{4}))?$/i.exec(text);
  const [, month = "", day = "", year] = monthFirst ?? [];
  const [, otherDay = "", otherMonth = "", otherYear] = dayFirst ?? [];
  const number = monthFrom(month || otherMonth);
  if (number === 0) return undefined;
  return { year: fullYear(year ?? otherYear), month: number, day: Number(day || otherDay) };
}

const weekdayBefore = new RegExp(`^(?:${weekdays.join("|")}),? `, "i");

const readDay = (text: string): WrittenDay | undefined => {
  const plain = text.trim().replace(/\s+/g, " ").replace(weekdayBefore, "");
  return fromNumbers(plain) ?? fromWords(plain);
};

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** A day with its year as 2027-03-31; what can't be read as one stays as it is. */
export function toIsoDate(text: string): string {
  const { year, month = 0, day = 0 } = readDay(text) ?? {};
  return year === undefined ? text : `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `fourth Thursday in Nov.` → `4th Thursday of November`. */
function toRule(text: string): string | undefined {
  const [, nth = "", weekday = "", month = ""] =
    /^(?:the )?(\w+) ([a-z]+\.?) (?:of|in) ([a-z]+\.?)$/i.exec(text.trim()) ?? [];
  const place = ordinals.findIndex((pattern) => pattern.test(nth));
  const word = lastWord.test(nth) ? "last" : ["1st", "2nd", "3rd", "4th"][place];
  const names = [nameFrom(weekdays, weekday), nameFrom(months, month)];
  return word && names.every(Boolean) ? `${word} ${names.join(" of ")}` : undefined;
}

/** A closed day as data/closed-days.json has it; what can't be read as one stays as it is. */
export function toClosedDate(text: string): string {
  const named = holidays[text.trim().toLowerCase().replace("’", "'")] ?? toRule(text);
  if (named !== undefined) return named;
  const { year, month = 0, day } = readDay(text) ?? {};
  const name = months[month - 1];
  return name === undefined ? text : `${name} ${day}${year === undefined ? "" : `, ${year}`}`;
}
