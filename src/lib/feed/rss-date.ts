import { offsetAt } from "../clock-changes";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const twoDigits = (number: number) => String(number).padStart(2, "0");

/**
 * Noon of a day at the shop, as RSS 2.0 writes moments (RFC 822).
 *
 * @param day like 2025-01-31
 * @param timeZone an IANA name
 */
export function rssDate(day: string, timeZone: string): string {
  // Clocks change at night, so noon has the day's offset.
  const noon = new Date(`${day}T12:00:00Z`);
  const offset = offsetAt(noon.getTime(), timeZone);
  const hours = twoDigits(Math.floor(Math.abs(offset) / 60));
  const zone = `${offset < 0 ? "-" : "+"}${hours}${twoDigits(Math.abs(offset) % 60)}`;
  const [year, month, date] = day.split("-");
  const weekday = weekdays[noon.getUTCDay()];
  return `${weekday}, ${date} ${months[Number(month) - 1]} ${year} 12:00:00 ${zone}`;
}
