import { rssDate } from "./rss-date";

test.each([
  ["2025-01-15", "America/Chicago", "Wed, 15 Jan 2025 12:00:00 -0600"],
  ["2024-08-06", "America/Chicago", "Tue, 06 Aug 2024 12:00:00 -0500"],
  ["2024-03-10", "America/Chicago", "Sun, 10 Mar 2024 12:00:00 -0500"],
  ["2024-02-29", "Asia/Kolkata", "Thu, 29 Feb 2024 12:00:00 +0530"],
  ["2024-12-31", "UTC", "Tue, 31 Dec 2024 12:00:00 +0000"],
])("%s in %s", (day, timeZone, date) => {
  expect(rssDate(day, timeZone)).toBe(date);
});
