import {
  normalizeClosedDay,
  normalizeIsoDate,
  normalizeLocalTime,
  normalizeReviewDate,
} from "./normalize-date";

describe("a date with its year", () => {
  test.each([
    "2026-12-01",
    "2026-12-1",
    "2026/12/01",
    "12/1/2026",
    "12/01/26",
    "12-1-2026",
    "12.1.2026",
    "Dec 1, 2026",
    "Dec. 1 2026",
    "dec 1,2026",
    "December 1st, 2026",
    "December 1, 2026",
    "1 December 2026",
    "1st of December 2026",
    "Tuesday, December 1, 2026",
    "Tue 12/1/2026",
    "\u200e12\u2060/1/2026\u00a0",
  ])("%s is saved as December 1, 2026", (written) => {
    expect(normalizeIsoDate(written)).toBe("2026-12-01");
    expect(normalizeReviewDate(written)).toBe("December 1, 2026");
    expect(normalizeClosedDay(written)).toBe("December 1, 2026");
  });

  test.each([
    ["13/1/2026", "2026-01-13"],
    ["31/12/2026", "2026-12-31"],
    ["Sept 9, 2026", "2026-09-09"],
    ["May 2nd 2026", "2026-05-02"],
    ["2/29/2028", "2028-02-29"],
  ])("%s is saved as %s", (written, date) => {
    expect(normalizeIsoDate(written)).toBe(date);
  });

  test.each([
    "",
    "December 1",
    "12/1",
    "2/29/2026",
    "13/13/2026",
    "0/1/2026",
    "Ju 1, 2026",
    "Dezember 1, 2026",
    "next Monday",
    "2026",
    "12/1/2026 or so",
  ])("%j isn't one", (written) => {
    expect(normalizeIsoDate(written)).toBeUndefined();
  });
});

test.each([
  ["December 24", "December 24"],
  ["12/24", "December 24"],
  ["Dec. 24th", "December 24"],
  ["4th Thursday of November", "4th Thursday of November"],
  ["the fourth thursday in Nov.", "4th Thursday of November"],
  ["Last Monday in May", "last Monday of May"],
  ["every Sunday", undefined],
  ["5th Monday of May", undefined],
])("the closed day %j normalizes to %j", (written, saved) => {
  expect(normalizeClosedDay(written)).toBe(saved);
});

test.each([
  ["Dec 2026", "December 2026"],
  ["may 2026", "May 2026"],
  ["2024 Winner", undefined],
  ["Best of 2024", undefined],
  ["Spring 2026", undefined],
  ["12/24", undefined],
])("the date of a review %j normalizes to %j", (written, saved) => {
  expect(normalizeReviewDate(written)).toBe(saved);
});

test.each([
  ["2026-12-01T09:00", "2026-12-01T09:00"],
  ["2026-12-01 09:00", "2026-12-01T09:00"],
  ["12/1/2026 9 am", "2026-12-01T09:00"],
  ["12/1/2026, 9:30 p.m.", "2026-12-01T21:30"],
  ["Dec 1, 2026 at 12:15 AM", "2026-12-01T00:15"],
  ["12/1/2026 17:00", "2026-12-01T17:00"],
  ["12/1/2026", undefined],
  ["12/1/2026 9", undefined],
  ["12/1/2026 25:00", undefined],
  ["Dec 1, 2026", undefined],
])("the date and time %j normalizes to %j", (written, saved) => {
  expect(normalizeLocalTime(written)).toBe(saved);
});
