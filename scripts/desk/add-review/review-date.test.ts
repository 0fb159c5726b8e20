import { complainAboutDate } from "./review-date";

const now = new Date("2026-02-28T12:00:00-06:00");

test.each([
  "February 28, 2026",
  "February 2026",
  "2020",
  "Spring 2024",
  "Neighborhood Favorite",
  "Neighborhood Favorite 2024",
  "2024 Winner",
  "Nextdoor favorite",
  "Marvelous",
  "Groomer of the Month",
  "Pet Business of the Year",
])("%s will do", (date) => {
  expect(complainAboutDate(date, 2020, now)).toBeUndefined();
});

test.each([
  ["March 12, 2026", "That won't do: the day hasn't come yet."],
  ["April 2026", "That won't do: the day hasn't come yet."],
  ["Winner 2027", "That won't do: the day hasn't come yet."],
  ["January 1, 1900", "That won't do: the shop opened in 2020."],
  ["1/12/2026", "That won't do. Write the month as a word: January 12, 2026"],
  ["2026-01-12", "That won't do. Write the month as a word: January 12, 2026"],
])("%s: %s", (date, complaint) => {
  expect(complainAboutDate(date, 2020, now)).toBe(complaint);
});

test.each([
  "last week",
  "Last week",
  "yesterday",
  "Yesterday",
  "Today",
  "2 months ago",
  "Two months ago",
  "a year ago",
  "recently",
  "Recently",
  "Monday",
  "on Sunday",
  "This summer",
  "last Christmas",
  "January",
  "in March",
  "Jan 12",
  "January 12th",
  "Late spring",
  "a while back",
  "12",
  "1/12",
  "?",
])("%s is answered with examples", (date) => {
  expect(complainAboutDate(date, 2020, now)).toBe(
    "That won't do. Expected: a day, like January 12, 2026, or a month, like January 2026, or the " +
      "name of an award, like Neighborhood Favorite.",
  );
});
