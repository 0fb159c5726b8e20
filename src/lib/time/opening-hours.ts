/** The value of a day on which the shop opens only by appointment. */
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
