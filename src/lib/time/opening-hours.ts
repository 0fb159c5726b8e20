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
const periodPattern = new RegExp(`^${clock} to ${clock}$`);

const toMinutes = (hour?: string, minute?: string, half?: string): number =>
  ((Number(hour) % 12) + (half === "pm" ? 12 : 0)) * 60 + Number(minute);

/** `NaN` for a text that is no period. */
function parsePeriod(period: string): OpenMinutes {
  const [, ...parts] = periodPattern.exec(period) ?? [];
  return { opens: toMinutes(...parts), closes: toMinutes(...parts.slice(3)) };
}

/**
 * Parses hours in the form in which they are saved. `readHours` accepts other spellings.
 *
 * @param hours `10:00 am to 6:00 pm`, `9:00 am to 12:00 pm and 1:00 pm to 5:00 pm`, `By appointment` or `Closed`
 * @returns the periods in order, none for the last two; `undefined` for other texts
 */
export function parseHours(hours: string): OpenMinutes[] | undefined {
  if (hours === "Closed" || hours === byAppointment) return [];
  const periods = hours.split(" and ").map(parsePeriod);
  const times = periods.flatMap(({ opens, closes }) => [opens, closes]);
  return times.every((time, index) => time > (times[index - 1] ?? -1)) ? periods : undefined;
}
