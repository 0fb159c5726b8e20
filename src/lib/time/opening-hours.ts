/** The weekdays, Monday first, as `data/hours.json` names them. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The English name of a weekday. */
export type Weekday = (typeof weekdays)[number];

/** A period in which the shop is open, in minutes after local midnight. */
export interface OpenMinutes {
  opens: number;
  closes: number;
}

/** The hours of a day on which the shop opens only for dogs with an appointment. */
export const byAppointment = "By appointment";

const clock = String.raw`(1[0-2]|[1-9]):([0-5]\d) (am|pm)`;
const period = `${clock} to ${clock}`;
const periodPattern = new RegExp(period, "g");
const hoursPattern = new RegExp(`^${period}(?: and ${period})*$`);

const toMinutes = (hour?: string, minute?: string, half?: string): number =>
  ((Number(hour) % 12) + (half === "pm" ? 12 : 0)) * 60 + Number(minute);

/** The periods of a day in which the shop is open for everybody, from hours that `parseHours` accepts. */
export const openPeriods = (hours: string): OpenMinutes[] =>
  [...hours.matchAll(periodPattern)].map(([, ...parts]) => ({
    opens: toMinutes(...parts),
    closes: toMinutes(...parts.slice(3)),
  }));

/**
 * Parses hours in the form in which they are saved. `readHours` accepts other spellings.
 *
 * @param hours `10:00 am to 6:00 pm`, `9:00 am to 12:00 pm and 1:00 pm to 5:00 pm`, `By appointment` or `Closed`
 * @returns the periods in order, none for the last two; `undefined` for other texts
 */
export function parseHours(hours: string): OpenMinutes[] | undefined {
  if (hours === "Closed" || hours === byAppointment) return [];
  const periods = openPeriods(hours);
  const times = periods.flatMap(({ opens, closes }) => [opens, closes]);
  const isOrdered = times.every((time, index) => time > (times[index - 1] ?? -1));
  return hoursPattern.test(hours) && isOrdered ? periods : undefined;
}
