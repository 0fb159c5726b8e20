import { upcomingChangedHours } from "./closed-days";

const hours = "10:00 am to 2:00 pm";
const dates = ["2027-03-14", "2026-11-26", "2026-11-24", "2026-11-23"];

test.each([
  ["2026-11-23T23:59:00-06:00", [23, 24, 26, 14]],
  ["2026-11-24T00:00:00-06:00", [24, 26, 14]],
  ["2027-03-15T00:00:00-05:00", []],
])("at %s, the upcoming days with changed hours are %j, in order", (now, days) => {
  const coming = upcomingChangedHours(
    dates.map((date) => ({ date, hours })),
    new Date(now),
  );
  expect(coming.map(({ day }) => day)).toEqual(days);
  expect(coming.every((day) => day.hours === hours)).toBe(true);
});
