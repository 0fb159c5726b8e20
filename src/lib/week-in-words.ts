import { enumerate } from "./enumerate";

/** A weekday with its hours: `Monday`, `10:00 am to 6:00 pm` or `Closed`. */
interface DayHours {
  readonly day: string;
  readonly hours: string;
}

/** The weekdays in their order. */
type Week = readonly DayHours[];

const isOpen = ({ hours }: DayHours): boolean => hours !== "Closed";

/** Days in stretches, as long as one goes on with the next. */
function toStretches(days: Week, goesOn: (last: DayHours, next: DayHours) => boolean) {
  const stretches: DayHours[][] = [];
  for (const day of days) {
    const last = stretches.at(-1)?.at(-1);
    if (last && goesOn(last, day)) stretches.at(-1)?.push(day);
    else stretches.push([day]);
  }
  return stretches;
}

/** `Monday, Tuesday and Friday`; three days in a row and more are `Monday to Wednesday`. */
function nameDays(days: Week, week: Week): string {
  const stretches = toStretches(
    days,
    (last, next) => week.indexOf(next) === week.indexOf(last) + 1,
  );
  const names = stretches.map((stretch) => stretch.map(({ day }) => day));
  return enumerate(
    names.flatMap((days) => (days.length < 3 ? days : `${days[0]} to ${days.at(-1)}`)),
  );
}

/** Days with the same hours together, in the order of their first. */
const groupByHours = (days: Week): DayHours[][] =>
  [...new Set(days.map(({ hours }) => hours))].map((hours) =>
    days.filter((day) => day.hours === hours),
  );

const closedForNow = "closed for now";

/** Whether the shop is open on any day of the week. */
export const hasOpenDay = (week: Week): boolean => week.some(isOpen);

/** On how many days the shop is open: `6 days a week`. */
export function openDaysInWords(week: Week): string {
  const { length } = week.filter(isOpen);
  return `${length} ${length === 1 ? "day" : "days"} a week`;
}

/**
 * The hours of a week in a few words that are true of each day and fit behind `We are open`:
 * `10:00 am to 6:00 pm, Sunday 12:00 pm to 5:00 pm, closed on Monday`. What most of the open days
 * share comes first, without their names. Of a shop that is closed on most days, the open ones are
 * named: `Friday and Saturday 10:00 am to 6:00 pm`. Without an open day it is `closed for now`.
 */
export function hoursInWords(week: Week): string {
  const open = week.filter(isOpen);
  const closed = week.filter((day) => !isOpen(day));
  if (open.length === 0) return closedForNow;
  const namesOpenDays = closed.length > open.length;
  const groups = groupByHours(open);
  const usual = namesOpenDays ? undefined : groups.find((days) => days.length > open.length / 2);
  const others = groups.filter((days) => days !== usual);
  return [
    ...(usual ?? []).slice(0, 1).map(({ hours }) => hours),
    ...others.map((days) => `${nameDays(days, week)} ${days[0]?.hours}`),
    ...(closed.length > 0 && !namesOpenDays ? [`closed on ${nameDays(closed, week)}`] : []),
  ].join(", ");
}

/** On how many days, as it fits behind `We are`: `open 6 days a week`, or `closed for now`. */
export const openingDaysInWords = (week: Week): string =>
  hasOpenDay(week) ? `open ${openDaysInWords(week)}` : closedForNow;

/** All of it, as it fits behind `We are`: `open 6 days a week, 10:00 am to 6:00 pm, closed on Sunday`. */
export const openingHoursInWords = (week: Week): string =>
  hasOpenDay(week) ? `${openingDaysInWords(week)}, ${hoursInWords(week)}` : closedForNow;

/** The week in one phrase: `Open daily, 10:00 am to 6:00 pm`, `Open Monday to Friday, hours vary`. */
export function summarizeWeek(week: Week): string {
  const open = week.filter(isOpen);
  if (open.length === 0) return "Closed for now";
  const days = open.length === week.length ? "daily" : nameDays(open, week);
  const [first, ...others] = groupByHours(open);
  return `Open ${days}, ${others.length === 0 ? first?.[0]?.hours : "hours vary by day"}`;
}

/** Days with the same hours, each a line of the week. */
export interface HoursLine {
  /** `Every day`, `Monday`, `Saturday and Sunday` or `Monday to Friday`. */
  days: string;
  hours: string;
}

/** The week's hours in its order, in as few lines as days in a row with the same hours need. */
export function hoursInLines(week: Week): HoursLine[] {
  const stretches = toStretches(week, (last, next) => last.hours === next.hours);
  return stretches.map((days) => ({
    days: stretches.length === 1 ? "Every day" : nameDays(days, week),
    hours: days[0]?.hours ?? "",
  }));
}
