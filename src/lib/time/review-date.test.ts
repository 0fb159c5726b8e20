import { isReviewDate } from "./review-date";

describe("the date of a review", () => {
  test.each([
    "February 28, 2026",
    "February 29, 2024",
    "February 2026",
    "2020",
    "Spring 2024",
    "Neighborhood Favorite",
    "Neighborhood Favorite 2024",
    "2024 Winner",
    "Nextdoor favorite",
    "Marvelous",
    "Marvelous 2024",
    "Groomer of the Month",
    "Pet Business of the Year",
    "Today's Groomer 2024",
    "This Week in Austin Award",
    "2024 Top 10",
  ])("may be %s", (date) => {
    expect(isReviewDate(date)).toBe(true);
  });

  test.each([
    [
      "in another form",
      ["Nov 15 2026", "Nov. 15, 2026", "November 15th, 2026", "15 November 2026"],
    ],
    ["with its weekday", ["Sunday, November 15, 2026"]],
    ["in figures", ["1/12/2026", "2026-01-12", "12.1.2026", "1/2026", "1/12", "12"]],
    ["without blanks", ["Nov15,2026", "Nov.2026", "Nov15"]],
    ["of a short month", ["Nov 2026", "November, 2026"]],
    ["that no calendar has", ["February 29, 2025", "November 31, 2026", "November 0, 2026"]],
    ["of a mistyped month", ["Novmber 15, 2026", "15 Novmber 2026"]],
    ["without a year", ["Jan 12", "January 12th", "January", "in March", "Late spring"]],
    ["that moves on", ["last week", "Last week", "yesterday", "Today", "recently", "Just now"]],
    ["that moves on, in words", ["2 months ago", "Two months ago", "a year ago", "This summer"]],
    ["of some week", ["Monday", "on Sunday", "last Christmas", "a while back"]],
    ["that is none", ["?", "", "-"]],
  ])("is no day %s", (_, dates) => {
    expect(dates.filter(isReviewDate)).toEqual([]);
  });
});
