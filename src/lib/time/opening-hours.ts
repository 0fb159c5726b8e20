export const byAppointment = "By appointment";

/**
 * The minutes after midnight at which the shop opens and closes, alternating.
 *
 * @param hours as in `data/hours.json`; closed days and days by appointment return an empty list
 */
export const clockTimes = (hours: string): number[] =>
  [...hours.matchAll(/(\d+):(\d+) (.)m/g)].map(
    ([, hour, minute, half]) =>
      ((Number(hour) % 12) + (half === "p" ? 12 : 0)) * 60 + Number(minute),
  );

const clock = "(?:1[0-2]|[1-9]):[0-5]\\d [ap]m";
const period = `${clock} to ${clock}`;
/** Matches the hours of a day. The schema also requires their order. */
export const hoursPattern = new RegExp(
  `^(?:Closed|${byAppointment}|${period}(?: and ${period})*)$`,
);

/**
 * Parses the hours of a day.
 *
 * @param hours `10:00 am to 6:00 pm`, `9:00 am to 12:00 pm and 1:00 pm to 5:00 pm`, `By
 *   appointment` or `Closed`
 * @returns the minutes after midnight at which the shop opens and closes, alternating; empty for
 *   the last two; `undefined` for other texts
 */
export function parseHours(hours: string): number[] | undefined {
  if (hours === "Closed" || hours === byAppointment) return [];
  const times = clockTimes(hours);
  const isOrdered = times.every((time, index) => time > (times[index - 1] ?? -1));
  if (!isOrdered || !hoursPattern.test(hours)) return undefined;
  return times;
}
