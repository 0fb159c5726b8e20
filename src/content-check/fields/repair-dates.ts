import { months } from "../../lib/closed-days";
import { weekdays } from "../../lib/opening-hours";
import { nameFrom, readDay, readMonth, writeDate } from "../../lib/written-date";

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
  const day = readDay(text);
  return (day && writeDate(day)) ?? text;
}

/** A review's day or month as data/reviews.json has it; what can't be read as one stays as it is. */
export function toReviewDate(text: string): string {
  const written = readDay(text) ?? readMonth(text);
  return (written?.year && writeDate(written)) || text;
}
