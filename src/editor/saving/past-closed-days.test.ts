import { newPastClosedDays } from "./past-closed-days";

const days = (...dates: string[]) => dates.map((date) => ({ name: "Closed", date }));

test.each([
  ["a new one that is over", ["March 14, 2025"], [], ["March 14, 2025"]],
  ["one that was there before", ["March 14, 2025"], ["March 14, 2025"], []],
  ["one that is still to come", ["March 16, 2026"], [], []],
  ["today", ["March 15, 2026"], [], []],
  ["one of each year", ["January 1", "4th Thursday of November"], [], []],
  ["what is no date", ["next week"], [], []],
])("asked about: %s", (_, now, before, asked) => {
  expect(newPastClosedDays(days(...now), days(...before), "2026-03-15")).toEqual(asked);
});
