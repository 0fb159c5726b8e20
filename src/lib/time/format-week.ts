import { formatList } from "../text/format-list";

/** A weekday with its hours: `Monday`, `10:00 am to 6:00 pm` or `Closed`. */
interface DayHours {
  readonly day: string;
  readonly hours: string;
}

/** The weekdays in their order. */
type Week = readonly DayHours[];

const isOpen = ({ hours }: { readonly hours: string }): boolean => hours !== "Closed";

/** `Monday, Tuesday and Friday`; three days in a row and more are `Monday to Wednesday`. */
function nameDays(week: Week, isMeant: (day: DayHours) => boolean): string {
  const stretches: string[][] = [[]];
  for (const day of week) {
    if (isMeant(day)) stretches.at(-1)?.push(day.day);
    else stretches.push([]);
  }
  return formatList(
    stretches.flatMap((names) => (names.length < 3 ? names : `${names[0]} to ${names.at(-1)}`)),
  );
}

/** The days of a week that have the same hours. */
interface DayGroup {
  /** `Every day`, `Monday`, `Saturday and Sunday` or `Monday to Friday`. */
  days: string;
  /** How many days. */
  count: number;
  hours: string;
}

/** A week by its hours, in the order of each one's first day. */
export function groupByHours(week: Week): DayGroup[] {
  const differing = [...new Set(week.map(({ hours }) => hours))];
  return differing.map((hours) => {
    const isMeant = (day: DayHours) => day.hours === hours;
    const days = differing.length === 1 ? "Every day" : nameDays(week, isMeant);
    return { days, count: week.filter(isMeant).length, hours };
  });
}

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
  const openDays = week.filter(isOpen).length;
  if (openDays === 0) return closedForNow;
  const groups = groupByHours(week);
  const open = groups.filter(isOpen);
  const closed = groups.find((group) => !isOpen(group));
  const isMostlyOpen = openDays >= week.length / 2;
  const usual = isMostlyOpen ? open.find(({ count }) => count > openDays / 2) : undefined;
  return [
    ...(usual ? [usual.hours] : []),
    ...open.filter((group) => group !== usual).map(({ days, hours }) => `${days} ${hours}`),
    ...(closed && isMostlyOpen ? [`closed on ${closed.days}`] : []),
  ].join(", ");
}

/** On how many days, as it fits behind `We are`: `open 6 days a week`, or `closed for now`. */
export const openingDaysInWords = (week: Week): string =>
  hasOpenDay(week) ? `open ${openDaysInWords(week)}` : closedForNow;

/** All of it, as it fits behind `We are`: `open 6 days a week, 10:00 am to 6:00 pm, closed on Sunday`. */
export const openingHoursInWords = (week: Week): string =>
  hasOpenDay(week) ? `${openingDaysInWords(week)}, ${hoursInWords(week)}` : closedForNow;

/** The week in one phrase: `Open daily, 10:00 am to 6:00 pm`, `Open Monday to Friday, hours vary by day`. */
export function summarizeWeek(week: Week): string {
  const [first, ...others] = groupByHours(week).filter(isOpen);
  if (!first) return "Closed for now";
  const days = week.every(isOpen) ? "daily" : nameDays(week, isOpen);
  return `Open ${days}, ${others.length === 0 ? first.hours : "hours vary by day"}`;
}
