import { shopOffset } from "../local-time";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * Noon of a day at the shop, as RSS 2.0 writes moments (RFC 822).
 *
 * @param day like 2025-01-31
 */
export function rssDate(day: string): string {
  // Clocks change at night, so noon has the day's offset.
  const noon = new Date(`${day}T12:00:00Z`);
  const hours = shopOffset(noon.getTime()) / -60;
  const [year, month, date] = day.split("-");
  const weekday = weekdays[noon.getUTCDay()];
  return `${weekday}, ${date} ${months[Number(month) - 1]} ${year} 12:00:00 -0${hours}00`;
}
