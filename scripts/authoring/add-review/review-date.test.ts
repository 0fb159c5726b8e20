import { complainAboutDate } from "./review-date";

const now = new Date("2026-02-28T12:00:00-06:00");

test.each([
  "February 28, 2026",
  "February 2026",
  "2020",
  "Spring 2024",
  "Neighborhood Favorite",
  "2024 Winner",
])("%s will do", (date) => {
  expect(complainAboutDate(date, 2020, now)).toBeUndefined();
});

test.each([
  ["March 12, 2026", "That won't do: the day hasn't come yet."],
  ["April 2026", "That won't do: the day hasn't come yet."],
  ["Winner 2027", "That won't do: the day hasn't come yet."],
  ["January 1, 1900", "That won't do: the shop opened in 2020."],
])("%s: %s", (date, complaint) => {
  expect(complainAboutDate(date, 2020, now)).toBe(complaint);
});
