import { type CalendarDay, weekdayIndex, weekdays } from "./calendar";
import { formatClosedDate, upcomingClosedDays, parseClosedDate } from "./closed-days";

const calendarDay = (iso: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return { year, month, day };
};

const isClosed = (date: string, iso: string) => parseClosedDate(date)?.(calendarDay(iso));

/** All days of a year that a date matches, as ISO dates. */
function closedIn(year: number, date: string): string[] {
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, index + 1)).toISOString().slice(0, 10),
  );
  return days.filter((iso) => iso.startsWith(String(year)) && isClosed(date, iso));
}

describe("the weekday of a day", () => {
  test.each([
    ["2024-02-29", "Thursday"],
    ["2025-01-01", "Wednesday"],
    ["2026-03-08", "Sunday"],
    ["2026-03-09", "Monday"],
    ["2027-12-25", "Saturday"],
    ["2000-02-29", "Tuesday"],
  ])("%s is a %s", (iso, weekday) => {
    expect(weekdays[weekdayIndex(calendarDay(iso))]).toBe(weekday);
  });
});

describe("a day of each year", () => {
  test.each([
    ["January 1", "01-01"],
    ["July 4", "07-04"],
    ["September 30", "09-30"],
    ["December 24", "12-24"],
    ["December 31", "12-31"],
  ])("%s", (date, monthAndDay) => {
    for (const year of [2024, 2025, 2030]) {
      expect(closedIn(year, date)).toEqual([`${year}-${monthAndDay}`]);
    }
  });

  test("February 29 only in leap years", () => {
    expect(closedIn(2024, "February 29")).toEqual(["2024-02-29"]);
    expect(closedIn(2025, "February 29")).toEqual([]);
    expect(closedIn(2028, "February 29")).toEqual(["2028-02-29"]);
  });
});

describe("a day of one year", () => {
  test("closes that day", () => {
    expect(closedIn(2027, "March 14, 2027")).toEqual(["2027-03-14"]);
  });

  test("and no other year's", () => {
    expect(closedIn(2026, "March 14, 2027")).toEqual([]);
    expect(closedIn(2028, "March 14, 2027")).toEqual([]);
  });

  test("February 29 of a leap year", () => {
    expect(closedIn(2028, "February 29, 2028")).toEqual(["2028-02-29"]);
  });
});

describe("Thanksgiving is the 4th Thursday of November", () => {
  test.each([
    [2024, "2024-11-28"],
    [2025, "2025-11-27"],
    [2026, "2026-11-26"],
    [2027, "2027-11-25"],
    [2028, "2028-11-23"],
    [2029, "2029-11-22"],
    [2030, "2030-11-28"],
  ])("%d", (year, iso) => {
    expect(closedIn(year, "4th Thursday of November")).toEqual([iso]);
  });
});

describe("other rules of the calendar", () => {
  test.each([
    ["1st Monday of September", 2025, "2025-09-01"],
    ["1st Monday of September", 2026, "2026-09-07"],
    ["1st Sunday of February", 2026, "2026-02-01"],
    ["2nd Sunday of May", 2026, "2026-05-10"],
    ["3rd Monday of January", 2026, "2026-01-19"],
    ["3rd Monday of February", 2027, "2027-02-15"],
    ["4th Saturday of February", 2026, "2026-02-28"],
    ["last Monday of May", 2026, "2026-05-25"],
    ["last Monday of May", 2027, "2027-05-31"],
    ["last Thursday of February", 2024, "2024-02-29"],
    ["last Saturday of February", 2026, "2026-02-28"],
    ["last Friday of November", 2024, "2024-11-29"],
    ["last Thursday of December", 2026, "2026-12-31"],
  ])("%s in %d", (rule, year, iso) => {
    expect(closedIn(year, rule)).toEqual([iso]);
  });
});

describe("what is no closed day", () => {
  test.each([
    ["nothing", ""],
    ["a weekday", "Sunday"],
    ["a month", "December"],
    ["a short month", "Dec 24"],
    ["a small letter", "december 24"],
    ["a number first", "24 December"],
    ["an ISO date", "2026-12-24"],
    ["an American date", "12/24/2026"],
    ["an ordinal day", "December 24th"],
    ["day 0", "December 0"],
    ["day 32", "December 32"],
    ["April 31", "April 31"],
    ["February 30", "February 30"],
    ["February 29 of a common year", "February 29, 2027"],
    ["February 29 of 2100, no leap year", "February 29, 2100"],
    ["a year without its comma", "March 14 2027"],
    ["a short year", "March 14, 27"],
    ["a space at the end", "December 24 "],
    ["the 5th of something", "5th Monday of May"],
    ["a word for a number", "fourth Thursday of November"],
    ["the wrong ordinal", "4rd Thursday of November"],
    ["Last in capitals", "Last Monday of May"],
    ["an unknown weekday", "1st Caturday of May"],
    ["an unknown month", "1st Monday of Smarch"],
    ["a rule with a year", "4th Thursday of November, 2026"],
  ])("%s", (_, date) => {
    expect(parseClosedDate(date)).toBeUndefined();
  });
});

describe("the closed days to come", () => {
  const days = ["4th Thursday of November", "December 24", "January 1", "March 14, 2027"].map(
    (date) => ({ date }),
  );
  const [thanksgiving, christmas, newYear, once] = days;

  test.each([
    ["2026-06-01", [thanksgiving, christmas, newYear, once]],
    ["2026-11-26", [thanksgiving, christmas, newYear, once]],
    ["2026-11-27", [christmas, newYear, once, thanksgiving]],
    ["2027-01-02", [once, thanksgiving, christmas, newYear]],
    ["2027-03-15", [thanksgiving, christmas, newYear]],
  ])("from %s on stand in their order, and what has passed for ever is gone", (from, coming) => {
    expect(upcomingClosedDays(days, calendarDay(from))).toEqual(coming);
  });

  test("have a February 29 in their midst", () => {
    const leap = [{ date: "February 29" }, { date: "July 4" }];
    expect(upcomingClosedDays(leap, calendarDay("2096-03-01"))).toEqual(leap.toReversed());
    expect(upcomingClosedDays(leap, calendarDay("2104-01-01"))).toEqual(leap);
  });
});

describe("the date of a closed day in words", () => {
  test.each([
    ["December 24", "2026-06-01", "December 24"],
    ["March 14, 2027", "2026-06-01", "March 14, 2027"],
    ["4th Thursday of November", "2026-11-26", "November 26"],
    ["4th Thursday of November", "2026-11-27", "November 25"],
    ["last Monday of May", "2026-06-01", "May 31"],
  ])("%s, read on %s: %s", (date, from, words) => {
    expect(formatClosedDate(date, calendarDay(from))).toBe(words);
  });
});
