import { rssDate } from "./rss";

test.each([
  ["2025-01-15", "Wed, 15 Jan 2025 18:00:00 GMT"],
  ["2024-08-06", "Tue, 06 Aug 2024 17:00:00 GMT"],
  ["2024-03-10", "Sun, 10 Mar 2024 17:00:00 GMT"],
  ["2024-02-29", "Thu, 29 Feb 2024 18:00:00 GMT"],
])("%s is noon in Austin: %s", (day, date) => {
  expect(rssDate(day)).toBe(date);
});
