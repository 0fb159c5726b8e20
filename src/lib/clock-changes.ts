import { type ClockChange, localMoment } from "./local-time";

const minute = 60_000;
const day = 1440 * minute;

/**
 * How far the clocks of a time zone are ahead of UTC at a moment, by Intl, in minutes.
 *
 * @param time in milliseconds since 1970
 * @param timeZone an IANA name
 */
export function offsetAt(time: number, timeZone: string): number {
  const local = localMoment(new Date(time), { timeZone });
  const shown = Date.UTC(local.year, local.month - 1, local.day, 0, local.minutes);
  return (shown - Math.floor(time / minute) * minute) / minute;
}

/** The minute, between two moments with different offsets, from which the later one holds. */
function findChange(before: number, after: number, timeZone: string): number {
  if (after - before <= minute) return after;
  const middle = Math.floor((before + after) / 2 / minute) * minute;
  return offsetAt(middle, timeZone) === offsetAt(after, timeZone)
    ? findChange(before, middle, timeZone)
    : findChange(middle, after, timeZone);
}

/**
 * When the clocks of a time zone are set, by Intl, from the beginning of a year to the end of
 * another (UTC): what holds at the beginning, each change, and where the list ends.
 */
export function clockChanges(timeZone: string, fromYear: number, toYear: number): ClockChange[] {
  const end = Date.UTC(toYear + 1, 0);
  const first = { from: Date.UTC(fromYear, 0), offset: offsetAt(Date.UTC(fromYear, 0), timeZone) };
  const changes = [first];
  let { offset } = first;
  for (let time = first.from + day; time <= end; time += day) {
    const next = offsetAt(time, timeZone);
    if (next !== offset)
      changes.push({ from: findChange(time - day, time, timeZone), offset: next });
    offset = next;
  }
  return [...changes, { from: end, offset }];
}
