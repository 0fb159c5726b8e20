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

/** `June 1, 2027, 6:30 pm` and `2027-06-01 18:30:00` → 2027-06-01T18:30; anything else stays as it is. */
export function toLocalTime(text: string): string {
  const [, day = "", hour = "", minute = "00", letter] =
    /^(.+?)(?:T|,? (?:at )?)(\d{1,2})(?::(\d\d))?(?::\d\d)?(?:\s?([ap])\.?m\.?)?$/i.exec(
      text.trim(),
    ) ?? [];
  const half = letter?.toLowerCase();
  const hours = half ? (Number(hour) % 12) + (half === "p" ? 12 : 0) : Number(hour);
  return day ? `${toIsoDate(day)}T${twoDigits(hours)}:${minute}` : text;
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

type Half = "am" | "pm";

/** A time of day as somebody wrote it; `half` is missing where it wasn't written. */
interface WrittenTime {
  hour: number;
  minute: string;
  half?: Half;
}

const clock = /(\d{1,2})(?:[:.](\d{2}))?(?:\s*([ap])\.?\s?m\.?)?|\bnoon\b|\bmidnight\b/gi;

function readTime([text, hour, minute = "00", letter]: RegExpMatchArray): WrittenTime {
  if (hour === undefined) return { hour: 12, minute, half: /noon/i.test(text) ? "pm" : "am" };
  const number = Number(hour);
  // 18:00 and 00:30 can only be meant in one way.
  if (number > 12) return { hour: number - 12, minute, half: "pm" };
  if (number === 0) return { hour: 12, minute, half: "am" };
  return { hour: number, minute, ...(letter && { half: `${letter.toLowerCase()}m` as Half }) };
}

/** No shop opens at 2 in the night: early numbers without am or pm are meant for the afternoon. */
const openingHalf = (hour: number): Half => (hour >= 6 && hour < 12 ? "am" : "pm");

const show = ({ hour, minute, half }: WrittenTime, otherwise: Half): string =>
  `${hour}:${minute} ${half ?? otherwise}`;

/**
 * Hours as data/hours.json has them: `10am-6pm`, `10 - 6` and `10:00-18:00` are 10:00 am to 6:00 pm.
 *
 * @returns the text itself if it can't be read as hours
 */
export function toHours(text: string): string {
  const [opens, closes, third] = [...text.matchAll(clock)].map(readTime);
  if (!opens) return /\b(?:closed|shut|off)\b/i.test(text) ? "Closed" : text;
  if (!closes || third) return text;
  return `${show(opens, openingHalf(opens.hour))} to ${show(closes, "pm")}`;
}
