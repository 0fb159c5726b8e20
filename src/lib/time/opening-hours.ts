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

/** When a day's opening begins and ends, in minutes after local midnight. */
export interface OpenMinutes {
  opens: number;
  closes: number;
}

const clock = String.raw`(1[0-2]|[1-9]):([0-5]\d) (am|pm)`;
const hoursPattern = new RegExp(`^${clock} to ${clock}$`);

const toMinutes = (hour: string, minute: string, half: string): number =>
  ((Number(hour) % 12) + (half === "pm" ? 12 : 0)) * 60 + Number(minute);

/**
 * Reads hours as the owner writes them.
 *
 * @param hours `10:00 am to 6:00 pm`, or `Closed`
 * @returns the minutes, `null` for a closed day, `undefined` if the text is neither
 */
export function parseHours(hours: string): OpenMinutes | null | undefined {
  if (hours === "Closed") return null;
  const match = hoursPattern.exec(hours);
  if (!match) return undefined;
  const [
    ,
    openHour = "",
    openMinute = "",
    openHalf = "",
    closeHour = "",
    closeMinute = "",
    closeHalf = "",
  ] = match;
  const opens = toMinutes(openHour, openMinute, openHalf);
  const closes = toMinutes(closeHour, closeMinute, closeHalf);
  return opens < closes ? { opens, closes } : undefined;
}
