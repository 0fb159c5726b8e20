import { addDays, toIsoDate } from "./calendar";
import { localMoment, timeAtShop } from "./local-time";
import { minutesLeftMark, type OpeningSchedule } from "./opening-schedule";
import {
  lastMinutes,
  type OpeningTimes,
  shopDay,
  openingStateOn,
  type ShopDay,
} from "./opening-state";

const minute = 60_000;

/** The minutes of a day at which its opening state changes, midnight first. */
const changesOf = ({ times }: ShopDay): number[] => {
  const changes = times.flatMap((at, index) => (index % 2 === 0 ? at : [at - lastMinutes, at]));
  return [0, ...changes.filter((at) => at > 0).sort((one, other) => one - other)];
};

/** Converts a minute of a day to minutes since 1970. */
function momentOf({ date }: ShopDay, minutes: number): number {
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return timeAtShop(`${toIsoDate(date)}T${time.join(":")}`) / minute;
}

/**
 * The opening states of the next days, today first.
 *
 * @param now the time of the build
 */
export function makeOpeningSchedule(
  times: OpeningTimes,
  now: Date,
  dayCount: number,
): OpeningSchedule {
  const today = localMoment(now);
  const days = Array.from({ length: dayCount }, (_, ahead) =>
    shopDay(addDays(today, ahead), times),
  );
  const changes = days.flatMap((day) =>
    changesOf(day).map((at) => ({
      from: momentOf(day, at),
      ...openingStateOn(day, at, times, () => minutesLeftMark),
    })),
  );
  const end = momentOf(shopDay(addDays(today, dayCount), times), 0);
  const phrases = [...new Set(changes.map(({ phrase }) => phrase))];
  return {
    from: changes[0]?.from ?? end,
    states: phrases.map((phrase) =>
      changes.some((change) => change.isOpen && change.phrase === phrase)
        ? [phrase, "open"]
        : [phrase],
    ),
    periods: changes.map(({ from, phrase }, index) => [
      (changes[index + 1]?.from ?? end) - from,
      phrases.indexOf(phrase),
    ]),
  };
}
