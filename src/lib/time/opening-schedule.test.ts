import { makeOpeningSchedule } from "./make-opening-schedule";
import { weekdays } from "./calendar";
import { findState } from "./opening-schedule";
import { openingState, type OpeningTimes } from "./opening-state";

const minute = 60_000;
const day = 24 * 60 * minute;

const times = (hours: string, changes: Partial<OpeningTimes> = {}): OpeningTimes => ({
  week: weekdays.map((name) => ({ day: name, hours })),
  closedDays: [
    { name: "Thanksgiving Day", date: "4th Thursday of November" },
    { name: "Christmas Eve", date: "December 24" },
    { name: "Christmas Day", date: "December 25" },
  ],
  changedHours: [],
  ...changes,
});
const usual = "10:00 am to 6:00 pm";
const weekends = weekdays.map((name) => ({
  day: name,
  hours: name.startsWith("S") ? "9:30 am to 12:15 pm" : "Closed",
}));
const changedHours = [
  { date: "2026-11-25", hours: "10:00 am to 2:00 pm" },
  { date: "2026-11-26", hours: "8:00 am to 9:00 am" },
  { date: "2026-11-27", hours: "Closed" },
];

test.each([
  ["a holiday", times(usual), "2026-11-24T12:17:00-06:00"],
  ["two holidays", times(usual), "2026-12-22T00:00:00-06:00"],
  ["closed weekdays", times(usual, { week: weekends }), "2026-11-24T23:59:00-06:00"],
  ["changed hours", times(usual, { changedHours }), "2026-11-24T12:00:00-06:00"],
  ["a week without an open day", times("Closed"), "2026-11-24T12:00:00-06:00"],
  ["an open day in a closed week", times("Closed", { changedHours }), "2026-11-24T12:00:00-06:00"],
  ["half an hour a day", times("1:00 pm to 1:30 pm"), "2026-11-24T12:00:00-06:00"],
  ["hours for the whole day", times("12:00 am to 11:59 pm"), "2026-11-24T12:00:00-06:00"],
  [
    "a break at noon",
    times("9:00 am to 12:00 pm and 12:30 pm to 5:00 pm"),
    "2026-11-24T12:00:00-06:00",
  ],
  ["days by appointment", times("By appointment"), "2026-11-24T12:00:00-06:00"],
  ["minutes after midnight", times("12:00 am to 12:20 am"), "2026-11-24T12:00:00-06:00"],
  ["the day the clocks go forward", times("1:00 am to 4:00 am"), "2027-03-13T12:00:00-06:00"],
  ["the day the clocks go back", times("12:30 am to 4:00 am"), "2026-10-31T12:00:00-05:00"],
])("the schedule contains the state of each minute with %s", (_what, openingTimes, built) => {
  const schedule = makeOpeningSchedule(openingTimes, new Date(built), 3);
  const begin = schedule.from * minute;
  expect(begin).toBeLessThanOrEqual(Date.parse(built));
  const end = begin + schedule.periods.reduce((sum, [length]) => sum + length, 0) * minute;
  expect(Math.abs(end - begin - 3 * day)).toBeLessThanOrEqual(60 * minute);
  const minutes = Array.from({ length: (end - begin) / minute }, (_, at) => begin + at * minute);
  const states = minutes.map((time) => [new Date(time), findState(schedule, time + 59_000)]);
  expect(states).toEqual(
    minutes.map((time) => {
      const { isOpen, phrase } = openingState(openingTimes, new Date(time));
      return [new Date(time), [phrase, isOpen ? "open" : "closed"]];
    }),
  );
  expect(findState(schedule, begin - 1)).toBeUndefined();
  expect(findState(schedule, end)).toBeUndefined();
});
