import { normalizeTyping } from "../text/normalize-typing";
import { type CalendarDay, daysInMonth, months, toIsoDate, weekdays } from "./calendar";

/** A day with an optional year. */
type WrittenDay = Omit<CalendarDay, "year"> & { year: number | undefined };

/** The index of a month or weekday by its name, which may be abbreviated: `dec`, `sept.`, `thurs`. */
const fullName = (names: readonly string[], short: string): number =>
  short.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(short));

const toYear = (year: string | undefined): number | undefined =>
  year === undefined ? undefined : Number(year) + (year.length === 2 ? 2000 : 0);

const weekdayBefore = /^([a-z]+)\.?,? (?=\S)/;
const isoPattern = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const numbersPattern = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/;
const monthFirst = /^([a-z]+)\.? ?(\d{1,2})(?:st|nd|rd|th)?(?:,? ?(\d{4}))?$/;
const dayFirst = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]+)\.?(?:,? (\d{4}))?$/;

function parseNumbers(text: string): WrittenDay | undefined {
  const [iso, isoYear, isoMonth, isoDay] = isoPattern.exec(text) ?? [];
  if (iso) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) };
  const [match, first, , second, year] = numbersPattern.exec(text) ?? [];
  if (!match) return undefined;
  // American order, unless the first number can't be a month.
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
  return { year: toYear(year), month: Number(month), day: Number(day) };
}

function parseWords(text: string): WrittenDay | undefined {
  const [, month, day, year] = monthFirst.exec(text) ?? [];
  if (month) return { year: toYear(year), month: fullName(months, month) + 1, day: Number(day) };
  const [, firstDay, laterMonth = "", laterYear] = dayFirst.exec(text) ?? [];
  return firstDay
    ? { year: toYear(laterYear), month: fullName(months, laterMonth) + 1, day: Number(firstDay) }
    : undefined;
}

/** Parses a day in the usual spellings; `undefined` for other texts and for impossible days. */
function parseWrittenDay(written: string): WrittenDay | undefined {
  const plain = normalizeTyping(written).toLowerCase();
  const [prefix = "", weekday = ""] = weekdayBefore.exec(plain) ?? [];
  const text = fullName(weekdays, weekday) >= 0 ? plain.slice(prefix.length) : plain;
  const found = parseNumbers(text) ?? parseWords(text);
  const leapYear = 2024;
  const isDay =
    found &&
    found.month >= 1 &&
    found.month <= 12 &&
    found.day >= 1 &&
    found.day <= daysInMonth(found.year ?? leapYear, found.month);
  return isDay ? found : undefined;
}

/** A day with its year in ISO format: `12/1/2026` → `2026-12-01`. */
export function normalizeIsoDate(written: string): string | undefined {
  const { year, ...day } = parseWrittenDay(written) ?? {};
  return year === undefined ? undefined : toIsoDate({ year, month: 0, day: 0, ...day });
}

const formatWritten = ({ year, month, day }: WrittenDay): string =>
  `${months[month - 1]} ${day}${year === undefined ? "" : `, ${year}`}`;

/** A day with its year in words: `Dec 1st, 2026` → `December 1, 2026`. */
export function normalizeReviewDate(written: string): string | undefined {
  const day = parseWrittenDay(written);
  if (day?.year !== undefined) return formatWritten(day);
  const [, short = "", year] =
    /^([a-z]+)\.?,? (\d{4})$/.exec(normalizeTyping(written).toLowerCase()) ?? [];
  const month = months[fullName(months, short)];
  return month && `${month} ${year}`;
}

const ordinals = ["1st", "2nd", "3rd", "4th", "last"];
const ordinalWords = ["first", "second", "third", "fourth", "last"];
const rulePattern = /^(?:the |every )?(\w+) ([a-z]+)\.? (?:of|in) (?:each |every )?([a-z]+)\.?$/;

/** A closed day in words: `12/25` → `December 25`, `fourth Thursday in Nov` → `4th Thursday of November`. */
export function normalizeClosedDay(written: string): string | undefined {
  const day = parseWrittenDay(written);
  if (day) return formatWritten(day);
  const [, nth = "", weekday = "", month = ""] =
    rulePattern.exec(normalizeTyping(written).toLowerCase()) ?? [];
  const ordinal = ordinals.includes(nth) ? nth : ordinals[ordinalWords.indexOf(nth)];
  const [weekdayName, monthName] = [
    weekdays[fullName(weekdays, weekday)],
    months[fullName(months, month)],
  ];
  return ordinal && weekdayName && monthName && `${ordinal} ${weekdayName} of ${monthName}`;
}

const timePattern = /^(.+?)(?:t|,? at |,? )(\d{1,2})(?::(\d{2}))?(?::00)? ?(?:([ap])\.? ?m?\.?)?$/;

/** A local time of the shop: `12/1/2026 9 am` → `2026-12-01T09:00`. */
export function normalizeLocalTime(written: string): string | undefined {
  const [, day = "", hours, minutes = "00", half] =
    timePattern.exec(normalizeTyping(written).toLowerCase()) ?? [];
  const date = normalizeIsoDate(day);
  const hour = Number(hours);
  const isClock = half ? hour >= 1 && hour <= 12 : hour <= 23 && written.includes(":");
  if (!date || !isClock || Number(minutes) > 59) return undefined;
  const onDial = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return `${date}T${String(onDial).padStart(2, "0")}:${minutes}`;
}
