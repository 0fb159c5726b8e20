import fc from "fast-check";
import { weekdays } from "../../src/lib/time/calendar";

const clock = (quarters: number): string => {
  const hour = Math.floor(quarters / 4);
  const minutes = String((quarters % 4) * 15).padStart(2, "0");
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
};

/** Any hours that an owner can write, in quarters of an hour. */
export const anyHours = fc.uniqueArray(fc.nat(95), { minLength: 2, maxLength: 2 }).map((both) =>
  both
    .toSorted((one, other) => one - other)
    .map(clock)
    .join(" to "),
);

/** A few kinds of days, so that some days share their hours and some are closed. */
export const anyWeek = fc
  .array(anyHours, { minLength: 1, maxLength: 4 })
  .chain((kinds) => {
    const hours = fc.constantFrom("Closed", ...kinds);
    return fc.array(hours, { minLength: 7, maxLength: 7 });
  })
  .map((hours) => weekdays.map((day, index) => ({ day, hours: hours[index] ?? "Closed" })));
