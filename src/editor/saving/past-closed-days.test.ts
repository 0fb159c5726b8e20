import { newPastClosedDays } from "./past-closed-days";

const days = (...dates: string[]) => dates.map((date) => ({ name: "Closed", date }));

test.each([
  ["a new past date", ["March 14, 2025"], [], ["March 14, 2025"]],
  ["a past date that was already saved", ["March 14, 2025"], ["March 14, 2025"], []],
  ["a future date", ["March 16, 2026"], [], []],
  ["today", ["March 15, 2026"], [], []],
  ["a text that isn't a date", ["next week"], [], []],
])("asks only about new past dates: %s", (_, now, before, asked) => {
  expect(newPastClosedDays(days(...now), days(...before), "2026-03-15")).toEqual(asked);
});
