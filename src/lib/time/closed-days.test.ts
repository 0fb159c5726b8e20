import { fromIsoDate } from "./calendar";
import {
  closedDayIn,
  eachClosedDay,
  isClosedDate,
  listClosedDays,
  parseMonth,
  upcomingChangedHours,
  upcomingClosedDays,
} from "./closed-days";

test.each([
  ["February 29", 2024, "2024-02-29"],
  ["March 14, 2027", 2027, "2027-03-14"],
  ["4th Thursday of November", 2026, "2026-11-26"],
  ["1st Monday of September", 2026, "2026-09-07"],
  ["last Monday of May", 2026, "2026-05-25"],
])("%s in %d is %s", (date, year, day) => {
  expect(closedDayIn(year, date)).toEqual(fromIsoDate(day));
});

test.each([
  ["February 29", 2027],
  ["March 14, 2027", 2026],
])("%s isn't in %d", (date, year) => {
  expect(closedDayIn(year, date)).toBeUndefined();
});

test.each([
  ...["", "Sunday", "December", "Dec 24", "december 24", "24 December", "2026-12-24", "12/24/2026"],
  ...["December 24th", "December 0", "December 32", "April 31", "February 30", "December 24 "],
  ...["February 29, 2027", "February 29, 2100", "March 14 2027", "March 14, 27"],
  ...["5th Monday of May", "fourth Thursday of November", "4rd Thursday of November"],
  ...["Last Monday of May", "1st Caturday of May", "1st Monday of Smarch"],
  "4th Thursday of November, 2026",
])("%j isn't a closed day", (date) => {
  expect(isClosedDate(date)).toBe(false);
});

describe("upcoming closed days", () => {
  const thanksgiving = "4th Thursday of November";
  const [christmas, newYear, vacation] = ["December 24", "January 1", "March 14, 2027"];

  test.each([
    ["2026-06-01", [thanksgiving, christmas, newYear, vacation]],
    ["2026-11-27", [christmas, newYear, vacation, thanksgiving]],
    ["2027-03-15", [thanksgiving, christmas, newYear]],
  ])("from %s are in order, without past vacations: %j", (from, expected) => {
    const days = [thanksgiving, christmas, newYear, vacation].map((date) => ({ name: date, date }));
    const upcoming = upcomingClosedDays(days, fromIsoDate(from));
    expect(upcoming.map(({ name }) => name)).toEqual(expected);
  });

  test.each([
    ["December 24", "2026-06-01", "December 24", "2026-12-24"],
    ["January 1", "2026-06-01", "January 1", "2027-01-01"],
    ["4th Thursday of November", "2026-11-26", "November 26", "2026-11-26"],
    ["4th Thursday of November", "2026-11-27", "November 25, 2027", "2027-11-25"],
  ])("%s on %s is shown as %s", (date, from, text, isoDate) => {
    const upcoming = upcomingClosedDays([{ name: "A day", date }], fromIsoDate(from));
    expect(upcoming).toEqual([{ name: "A day", date: isoDate, text }]);
  });
});

const vacation = [{ name: "Vacation", date: "December 20, 2026", until: "January 2, 2027" }];
const christmas = [
  { name: "Christmas", date: "December 24" },
  { name: "Christmas", date: "December 25" },
  { name: "Christmas", date: "December 27" },
];

describe("listed closed days", () => {
  const days = eachClosedDay(vacation);

  test.each([
    ["an entry until a day", vacation],
    ["an entry for each day", days],
    ["the same, in any order", days.toReversed()],
  ])("read as one stretch: %s", (_what, entries) => {
    const list = (from: string) => listClosedDays(eachClosedDay(entries), fromIsoDate(from));
    expect(list("2026-11-28")).toEqual([{ name: "Vacation", dates: ["December 20 to January 2"] }]);
    expect(list("2026-12-28")[0]?.dates).toEqual(["December 28 to January 2"]);
    expect(list("2027-01-02")[0]?.dates).toEqual(["January 2, 2027"]);
    expect(list("2026-01-02")[0]?.dates).toEqual(["December 20, 2026 to January 2, 2027"]);
    expect(list("2027-01-03")).toEqual([]);
  });

  test("join only the days of one name that follow each other", () => {
    expect(listClosedDays([...days, ...christmas], fromIsoDate("2026-12-19"))).toEqual([
      { name: "Vacation", dates: ["December 20 to January 2"] },
      { name: "Christmas", dates: ["December 24 to December 25", "December 27"] },
    ]);
  });
});

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

test.each([
  ["March", { month: 3 }],
  ["December 2027", { month: 12, year: 2027 }],
  ["march", undefined],
  ["March 27", undefined],
  ["in March 2027", undefined],
  ["", undefined],
])("parses %j as the month %j", (text, month) => {
  expect(parseMonth(text)).toEqual(month);
});
