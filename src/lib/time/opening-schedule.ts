const minute = 60_000;

/** Whether the shop is open; the value of `data-opening`. */
export type Opening = "open" | "closed";

/** A mark for the minutes until closing. A line break, because no text of the owner contains one. */
export const minutesLeftMark = "\n";

/** `1 minute` or `30 minutes`. */
export const formatMinutesLeft = (left: number): string =>
  left + (left > 1 ? " minutes" : " minute");

/** The opening states of the next days, in a compact form for each page. */
export interface OpeningSchedule {
  /** Start of the first period, in minutes since 1970. */
  from: number;
  /** The states, without duplicates. */
  states: [phrase: string, opening?: "open"][];
  /** The periods in order: the length in minutes, and the index in `states`. */
  periods: [length: number, state: number][];
}

/**
 * Finds the opening state at a moment.
 *
 * @param time in milliseconds since 1970
 * @returns `undefined` before the first period and after the last one
 */
export function findState(
  { from, states, periods }: OpeningSchedule,
  time: number,
): [phrase: string, opening: Opening] | undefined {
  let left = from - Math.floor(time / minute);
  if (left > 0) return undefined;
  for (const [length, state] of periods) {
    left += length;
    if (left < 1) continue;
    const [phrase, opening = "closed"] = states[state]!;
    return [phrase.replace(minutesLeftMark, formatMinutesLeft(left)), opening];
  }
  return undefined;
}
