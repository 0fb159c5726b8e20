/** A calendar day; `month` and `day` count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const toWeek = <Row extends { readonly day: string }>(rows: readonly Row[]): Row[] =>
  weekdays.flatMap((day) => rows.filter((row) => row.day === day));

export const months: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const weekdayIndex = ({ year, month, day }: CalendarDay): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function fromIsoDate(text: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number);
  return { year, month, day };
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

export const toIsoDate = ({ year, month, day }: CalendarDay): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

interface Dated {
  readonly date: string;
}

/** For sorting by ISO date. */
export function byDate(one: Dated, other: Dated): number {
  if (one.date === other.date) return 0;
  return one.date < other.date ? -1 : 1;
}

export function formatDate(isoDate: string): string {
  const { year, month, day } = fromIsoDate(isoDate);
  return `${String(months[month - 1])} ${day}, ${year}`;
}

/** A day or time as fields show it: `November 28, 2026, 8:00 PM`; another text as it is. */
export function formatMoment(text: string): string {
  const [, day, hour, minutes] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?$/.exec(text) ?? [];
  const hours = Number(hour);
  const time = hour ? `, ${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}` : "";
  return day ? formatDate(day) + time : text;
}

export const formatDay = (date: CalendarDay): string =>
  `${String(weekdays[weekdayIndex(date)])}, ${String(months[date.month - 1])} ${date.day}`;

export const formatShortDay = ({ month, day }: CalendarDay): string =>
  `${String(months[month - 1]).slice(0, 3)} ${day}`;

const sundayOf = (year: number, month: number, nth: number): number =>
  7 * nth - weekdayIndex({ year, month, day: 1 });

/** Austin's UTC offset in minutes, at a time in milliseconds. Intl would take a slow phone 50 to 80 ms. */
function shopOffset(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const begins = Date.UTC(year, 2, sundayOf(year, 3, 2), 2 + 6);
  const ends = Date.UTC(year, 10, sundayOf(year, 11, 1), 2 + 5);
  return (time >= begins && time < ends ? -5 : -6) * 60;
}

/** The day and the clock time in minutes: 9:00 is 540, even on days when the clocks change. */
export function localMoment(now: Date) {
  const local = new Date(now.getTime() + shopOffset(now.getTime()) * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

const hourMs = 3_600_000;

/** The timestamp of `2027-01-13T09:00`. A time that the clocks skip is moved one hour later. */
export function timeAtShop(local: string): number {
  const asIfUtc = Date.parse(`${local}Z`);
  const summerTime = asIfUtc + 5 * hourMs;
  return shopOffset(summerTime) === -5 * 60 ? summerTime : asIfUtc + 6 * hourMs;
}

/** The time of a post's day: noon at the shop. */
export const noonAtShop = (isoDate: string): Date => new Date(timeAtShop(`${isoDate}T12:00`));

export const todayInAustin = (now: Date): string => toIsoDate(localMoment(now));

/** By the shop's clock: `2027-01-13T09:00`. */
export const timeInAustin = (now: Date): string =>
  new Date(now.getTime() + shopOffset(now.getTime()) * 60_000).toISOString().slice(0, 16);

export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const shown = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  return `${hour % 12 || 12}${shown} ${hour < 12 ? "am" : "pm"}`;
}
