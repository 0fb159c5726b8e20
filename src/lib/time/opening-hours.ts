import { formatCount, formatList } from "../text/words";

const byAppointment = "By appointment";

/** Minutes after midnight, opening and closing in turns; none on closed days and by appointment. */
export const clockTimes = (hours: string): number[] =>
  [...hours.matchAll(/(\d+):(\d+) (.)m/g)].map(
    ([, hour, minute, half]) =>
      ((Number(hour) % 12) + (half === "p" ? 12 : 0)) * 60 + Number(minute),
  );

const clock = "(?:1[0-2]|[1-9]):[0-5]\\d [ap]m";
const period = `${clock} to ${clock}`;
/** Pure, so that pages leave it out: only the check uses it. */
export const hoursPattern = /* @__PURE__ */ new RegExp(
  `^(?:Closed|${byAppointment}|${period}(?: and ${period})*)$`,
);

export function parseHours(hours: string): number[] | undefined {
  if (hours === "Closed" || hours === byAppointment) return [];
  const times = clockTimes(hours);
  const isOrdered = times.every((time, index) => time > (times[index - 1] ?? -1));
  if (!isOrdered || !hoursPattern.test(hours)) return undefined;
  return times;
}

type DayHours = Pick<Queries.OpeningHours, "day" | "hours">;

type Week = readonly DayHours[];

const isOpen = ({ hours }: { readonly hours: string }): boolean => hours !== "Closed";

const hasRegularHours = (day: { readonly hours: string }): boolean =>
  isOpen(day) && day.hours !== byAppointment;

function nameDays(week: Week, isIncluded: (day: DayHours) => boolean): string {
  const stretches: string[][] = [[]];
  for (const day of week) {
    if (isIncluded(day)) stretches.at(-1)?.push(day.day);
    else stretches.push([]);
  }
  const names: string[] = [];
  for (const days of stretches) {
    if (days.length < 3) names.push(...days);
    else names.push(`${days[0]} to ${days.at(-1)}`);
  }
  return formatList(names);
}

export function groupByHours(week: Week) {
  const differing = [...new Set(week.map(({ hours }) => hours))];
  return differing.map((hours) => {
    const isIncluded = (day: DayHours) => day.hours === hours;
    const days = differing.length === 1 ? "Every day" : nameDays(week, isIncluded);
    return { days, count: week.filter(isIncluded).length, hours };
  });
}

const closedForNow = "closed for now";

export const hasOpenDay = (week: Week): boolean => week.some(isOpen);

export const openDaysInWords = (week: Week): string =>
  `${formatCount(week.filter(hasRegularHours).length, "day")} a week`;

/** Fits after `We are open`: `10:00 am to 6:00 pm, Sunday 12:00 pm to 5:00 pm, closed on Monday`. */
export function hoursInWords(week: Week): string {
  const openDays = week.filter(hasRegularHours).length;
  if (!hasOpenDay(week)) return closedForNow;
  const groups = groupByHours(week);
  const regular = groups.filter(hasRegularHours);
  const appointment = groups.find(({ hours }) => hours === byAppointment);
  const closed = groups.find((group) => !isOpen(group));
  const isMostlyOpen = week.filter(isOpen).length >= week.length / 2;
  const usual = isMostlyOpen ? regular.find(({ count }) => count > openDays / 2) : undefined;
  const parts: string[] = [];
  if (usual) parts.push(usual.hours);
  for (const group of regular) if (group !== usual) parts.push(`${group.days} ${group.hours}`);
  if (appointment) {
    const isUsual = isMostlyOpen && openDays === 0;
    parts.push(isUsual ? "by appointment" : `by appointment on ${appointment.days}`);
  }
  if (closed && isMostlyOpen) parts.push(`closed on ${closed.days}`);
  return parts.join(", ");
}

/** The number of open days, as a text that fits after `We are`: `open 6 days a week`, or `closed for now`. */
export function openingDaysInWords(week: Week): string {
  if (week.some(hasRegularHours)) return `open ${openDaysInWords(week)}`;
  return hasOpenDay(week) ? "open by appointment" : closedForNow;
}

export function openingHoursInWords(week: Week): string {
  if (week.some(hasRegularHours)) return `${openingDaysInWords(week)}, ${hoursInWords(week)}`;
  return hasOpenDay(week) ? `open ${hoursInWords(week)}` : closedForNow;
}

export function summarizeWeek(week: Week): string {
  const [first, ...others] = groupByHours(week).filter(isOpen);
  if (!first) return "Closed for now";
  const days = week.every(isOpen) ? "daily" : nameDays(week, isOpen);
  const hours = first.hours.replace("By", "by");
  return `Open ${days}, ${others.length === 0 ? hours : "hours vary by day"}`;
}
