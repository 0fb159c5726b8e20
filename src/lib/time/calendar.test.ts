import {
  addDays,
  formatDate,
  formatDay,
  formatMinutes,
  formatShortDay,
  fromIsoDate,
  localMoment,
  timeAtShop,
  todayInAustin,
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

test("localMoment matches Intl in every hour from 2024 to 2040", () => {
  const wall = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Chicago",
    hourCycle: "h23",
    dateStyle: "short",
    timeStyle: "short",
  });
  const show = ({ year, month, day, minutes }: ReturnType<typeof localMoment>) =>
    `${month}/${day}/${year % 100}, ${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const wrong: string[] = [];
  for (let time = Date.UTC(2024, 0); time < Date.UTC(2041, 0); time += 3_600_000)
    for (const now of [new Date(time), new Date(time - 1)])
      if (show(localMoment(now)) !== wall.format(now)) wrong.push(now.toISOString());
  expect(wrong).toEqual([]);
});

test.each([
  ["in winter", "2027-01-13T09:00", "2027-01-13T09:00:00-06:00"],
  ["in summer", "2027-07-13T09:00", "2027-07-13T09:00:00-05:00"],
  ["before the clocks go forward", "2027-03-14T01:59", "2027-03-14T01:59:00-06:00"],
  ["in the hour that the clocks skip", "2027-03-14T02:30", "2027-03-14T03:30:00-05:00"],
  ["before the clocks go back", "2027-11-07T00:59", "2027-11-07T00:59:00-05:00"],
  ["in the hour that repeats", "2027-11-07T01:30", "2027-11-07T01:30:00-05:00"],
])("timeAtShop returns the moment of a local time %s", (_when, local, moment) => {
  expect(new Date(timeAtShop(local))).toEqual(new Date(moment));
});

test.each([
  ["2025-02-01T06:00:00Z", "2025-02-01"],
  ["2025-07-01T04:59:59Z", "2025-06-30"],
  ["2025-07-01T05:00:00Z", "2025-07-01"],
])("todayInAustin at %s, returns %s", (moment, day) => {
  expect(todayInAustin(new Date(moment))).toBe(day);
});

test.each([
  [0, "12 am"],
  [630, "10:30 am"],
  [720, "12 pm"],
  [1080, "6 pm"],
])("formatMinutes formats %i as %s", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
