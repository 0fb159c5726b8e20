const minute = 60_000;

/** Whether the shop is open, as the value of `data-opening`. */
export type Opening = "open" | "closed";

/** Is replaced by the minutes until closing. A line break, because no text of the owner contains one. */
export const minutesLeftMark = "\n";

/** `1 minute` or `30 minutes`. */
export const formatMinutesLeft = (left: number): string =>
  left + (left > 1 ? " minutes" : " minute");

/** The opening states of some days, in a form that adds little to each page. */
export interface OpeningSchedule {
  /** When the first period begins, in minutes since 1970. */
  from: number;
  /** Each state once. */
  states: [phrase: string, opening?: "open"][];
  /** The periods in order: the length in minutes, and the position in `states`. */
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
