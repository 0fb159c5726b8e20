import type { CalendarDay } from "../../lib/closed-days";
import { addDays } from "../../lib/local-time";
import { readDay, writeDate, type WrittenDate } from "../../lib/written-date";

type WrittenDay = WrittenDate & { day: number };

const separator = /\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b)\s*/gi;

/** More than any vacation; what claims to be longer has been misread. */
const mostDays = 31;

/** A leap year, in which each day has its place that has no year of its own. */
const anyYear = 2024;

const dayAlone = /^(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/;

/** `28` or `28, 2026`, in the month of another day. */
function inMonthOf(other: WrittenDay | undefined, text: string): WrittenDay | undefined {
  const [, day, year] = dayAlone.exec(text) ?? [];
  if (!other || day === undefined) return undefined;
  return { ...other, day: Number(day), ...(year !== undefined && { year: Number(year) }) };
}

/** The first day and the last of a text like `Nov 26 - 28, 2026` or `11/26 to 11/28`. */
function readEnds(text: string): [first: WrittenDay, last: WrittenDay] | undefined {
  for (const { 0: words, index } of text.matchAll(separator)) {
    const [start, end] = [text.slice(0, index), text.slice(index + words.length)];
    const first = readDay(start) ?? inMonthOf(readDay(end), start);
    const last = readDay(end) ?? inMonthOf(first, end);
    if (first && last) return [first, last];
  }
  return undefined;
}

const numberOf = ({ month, day }: WrittenDay) => month * 100 + day;

const isSame = (one: CalendarDay, other: CalendarDay) =>
  one.year === other.year && one.month === other.month && one.day === other.day;

/**
 * The days of a closed time that somebody wrote as one day: `11/26 - 11/28` gives November 26, 27
 * and 28.
 *
 * @returns each as data/closed-days.json has it; `undefined` if the text isn't read as several days
 */
export function daysInARow(text: string): string[] | undefined {
  const ends = readDay(text) ? undefined : readEnds(text.trim());
  if (!ends) return undefined;
  const [first, last] = ends;
  const wraps = numberOf(last) < numberOf(first) ? 1 : 0;
  const year = first.year ?? (last.year === undefined ? undefined : last.year - wraps);
  const end = { ...last, year: (year ?? anyYear) + wraps };
  const days: CalendarDay[] = [{ ...first, year: year ?? anyYear }];
  for (let day = days[0]; day && !isSame(day, end); days.push(day)) {
    if (days.length >= mostDays) return undefined;
    day = addDays(day, 1);
  }
  return days.flatMap((day) => writeDate(year === undefined ? { ...day, year } : day) ?? []);
}
