export const byAppointment = "By appointment";

/** Minutes after midnight, opening and closing in turns; none on closed days and by appointment. */
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

/** The same for hours that a person wrote; `undefined` for other texts. */
export function parseHours(hours: string): number[] | undefined {
  if (hours === "Closed" || hours === byAppointment) return [];
  const times = clockTimes(hours);
  const isOrdered = times.every((time, index) => time > (times[index - 1] ?? -1));
  if (!isOrdered || !hoursPattern.test(hours)) return undefined;
  return times;
}
