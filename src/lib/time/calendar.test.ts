import {
  addDays,
  formatDate,
  formatDay,
  formatShortDay,
  fromIsoDate,
  weekdayIndex,
  weekdays,
} from "./calendar";

test.each([
  ["2024-02-29", "Thursday"],
  ["2026-03-08", "Sunday"],
])("%s is a %s", (iso, weekday) => {
  expect(weekdays[weekdayIndex(fromIsoDate(iso))]).toBe(weekday);
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-01", -1, "2026-02-28"],
])("%s plus %i days is %s", (iso, days, expected) => {
  expect(addDays(fromIsoDate(iso), days)).toEqual(fromIsoDate(expected));
});

test("formats a day with its year, with its weekday, or short", () => {
  expect(formatDate("2026-03-01")).toBe("March 1, 2026");
  expect(formatDay(fromIsoDate("2026-11-26"))).toBe("Thursday, November 26");
  expect(formatShortDay(fromIsoDate("2026-11-26"))).toBe("Nov 26");
});
