import { enumerate } from "./enumerate";

/** A weekday with its hours: `Monday`, `10:00 am to 6:00 pm` or `Closed`. */
interface DayHours {
  day: string;
  hours: string;
}

/** Weekdays that share their hours. */
interface Group {
  hours: string;
  /** Positions in the week, in order. */
  days: number[];
}

function groupByHours(week: readonly DayHours[]): Group[] {
  const groups: Group[] = [];
  for (const [index, { hours }] of week.entries()) {
    const group = groups.find((one) => one.hours === hours);
    if (group) group.days.push(index);
    else groups.push({ hours, days: [index] });
  }
  return groups;
}

/** `Monday, Tuesday and Friday`; three days in a row and more are `Monday to Wednesday`. */
function nameDays({ days }: Group, week: readonly DayHours[]): string {
  const stretches: number[][] = [];
  for (const day of days) {
    const stretch = stretches.at(-1);
    if (stretch?.at(-1) === day - 1) stretch.push(day);
    else stretches.push([day]);
  }
  const names = stretches.map((stretch) => stretch.map((index) => week[index]?.day ?? ""));
  return enumerate(
    names.flatMap((days) => (days.length < 3 ? days : `${days[0]} to ${days.at(-1)}`)),
  );
}

/**
 * The hours of a week in a few words that are true of each day and fit behind `We are open`:
 * `10:00 am to 6:00 pm, Sunday 12:00 pm to 5:00 pm, closed on Monday`. What most of the open days
 * share comes first, without their names.
 *
 * @param week the weekdays in their order
 */
export function hoursInWords(week: readonly DayHours[]): string {
  const groups = groupByHours(week);
  const closed = groups.find(({ hours }) => hours === "Closed");
  const open = groups.filter((group) => group !== closed);
  const openDays = week.length - (closed?.days.length ?? 0);
  if (openDays === 0) return "closed";
  const usual = open.find(({ days }) => days.length > openDays / 2);
  const others = open.filter((group) => group !== usual);
  return [
    ...(usual ? [usual.hours] : []),
    ...others.map((group) => `${nameDays(group, week)} ${group.hours}`),
    ...(closed ? [`closed on ${nameDays(closed, week)}`] : []),
  ].join(", ");
}
