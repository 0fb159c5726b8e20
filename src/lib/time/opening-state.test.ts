import { weekdays } from "./calendar";
import { nextClosedDay, openingState, type OpeningTimes } from "./opening-state";

const daily = "10:00 am to 6:00 pm";
const times: OpeningTimes = {
  week: weekdays.map((day) => ({ day, hours: daily })),
  closedDays: [
    { name: "Thanksgiving Day", date: "4th Thursday of November" },
    { name: "Christmas Eve", date: "December 24" },
    { name: "Christmas Day", date: "December 25" },
    { name: "New Year's Day", date: "January 1" },
  ],
  changedHours: [],
};

describe("openingState", () => {
  it.each([
    ["before opening", "2026-11-21T09:59:59-06:00", false, "Opens today at 10 am"],
    ["at opening time", "2026-11-21T10:00:00-06:00", true, "Open today until 6 pm"],
    [
      "in the last hour",
      "2026-11-21T17:01:00-06:00",
      true,
      "Open today until 6 pm, closes in 59 minutes",
    ],
    [
      "on the day before a closed day",
      "2026-11-25T12:00:00-06:00",
      true,
      "Open today until 6 pm, closed tomorrow: Thanksgiving Day",
    ],
    [
      "on Thanksgiving Day",
      "2026-11-26T12:00:00-06:00",
      false,
      "Closed today for Thanksgiving Day, opens tomorrow at 10 am",
    ],
  ])("%s", (_when, now, isOpen, phrase) => {
    expect(openingState(times, new Date(now))).toMatchObject({ isOpen, phrase });
  });

  const open = (...days: string[]) =>
    weekdays.map((day) => ({ day, hours: days.includes(day) ? daily : "Closed" }));

  it.each([
    ["no open day", open(), "2026-11-21T12:00:00-06:00", "Closed for now"],
    [
      "one open day, which has ended",
      open("Saturday"),
      "2026-11-21T18:00:00-06:00",
      "Closed now, opens on Saturday, November 28 at 10 am",
    ],
    [
      "one open day, which is a closed day this week",
      open("Thursday"),
      "2026-11-25T12:00:00-06:00",
      "Closed today, opens on Thursday, December 3 at 10 am",
    ],
  ])("with %s", (_what, week, now, phrase) => {
    expect(openingState({ ...times, week }, new Date(now)).phrase).toBe(phrase);
  });

  it("in a break", () => {
    const hours = "9:00 am to 12:00 pm and 1:00 pm to 5:00 pm";
    const week = weekdays.map((day) => ({ day, hours }));
    expect(openingState({ ...times, week }, new Date("2026-11-25T12:00:00-06:00"))).toMatchObject({
      isOpen: false,
      phrase: "Closed now, opens again at 1 pm",
    });
  });

  const saturdays = (hours: string) =>
    weekdays.map((day) => ({ day, hours: day === "Saturday" ? hours : daily }));
  const always = weekdays.map((day) => ({ day, hours: "By appointment" }));

  it.each([
    [
      "on the day",
      saturdays("By appointment"),
      "2026-11-21T12:00:00-06:00",
      "By appointment today, opens tomorrow at 10 am",
    ],
    ["on every day", always, "2026-11-21T12:00:00-06:00", "By appointment today"],
    ["on a holiday", always, "2026-12-24T12:00:00-06:00", "Closed today for Christmas Eve"],
  ])("by appointment %s", (_when, week, now, phrase) => {
    expect(openingState({ ...times, week }, new Date(now))).toMatchObject({
      isOpen: false,
      phrase,
    });
  });
});

test.each([
  [
    "returns a day within the given number of days",
    "2026-11-21T12:00:00-06:00",
    "Thanksgiving Day",
  ],
  ["doesn't return the day after them", "2026-11-11T12:00:00-06:00", undefined],
  ["doesn't return today", "2026-12-25T12:00:00-06:00", "New Year's Day"],
])("nextClosedDay %s", (_when, now, name) => {
  expect(nextClosedDay(times, new Date(now), 14)?.name).toBe(name);
});

test("a week in any order is looked up by the day's name", () => {
  const sundayFirst = weekdays
    .map((day) => ({ day, hours: day === "Sunday" ? "Closed" : "9:00 am to 5:00 pm" }))
    .toReversed();
  const phraseAt = (now: string) =>
    openingState({ week: sundayFirst, closedDays: [], changedHours: [] }, new Date(now)).phrase;
  expect(phraseAt("2026-06-07T12:00:00-05:00")).toBe("Closed today, opens tomorrow at 9 am");
  expect(phraseAt("2026-06-06T12:00:00-05:00")).toBe("Open today until 5 pm");
});

describe("changed hours", () => {
  const changed: OpeningTimes = {
    ...times,
    changedHours: [
      { date: "2026-11-23", hours: "10:00 am to 2:00 pm" },
      { date: "2026-11-24", hours: "Closed" },
      { date: "2026-11-26", hours: "8:00 am to 10:00 am" },
      { date: "2027-03-14", hours: "11:00 am to 1:00 pm" },
    ],
  };

  it.each([
    ["on the day", "2026-11-23T12:00:00-06:00", "Open today until 2 pm"],
    [
      "after the earlier closing, before a day that is closed",
      "2026-11-23T14:00:00-06:00",
      "Closed now, opens on Wednesday at 10 am",
    ],
    [
      "on a day that is closed",
      "2026-11-24T12:00:00-06:00",
      "Closed today, opens tomorrow at 10 am",
    ],
    ["on a holiday with opening hours", "2026-11-26T09:00:00-06:00", "Open today until 10 am"],
    ["on the day the clocks go forward", "2027-03-14T11:00:00-05:00", "Open today until 1 pm"],
  ])("%s", (_when, now, phrase) => {
    expect(openingState(changed, new Date(now)).phrase).toBe(phrase);
  });

  it("are in the coming week as the owner wrote them", () => {
    const { days } = openingState(changed, new Date("2026-11-22T12:00:00-06:00"));
    expect(days.map((day) => day.changed)).toEqual([
      undefined,
      "10:00 am to 2:00 pm",
      "Closed",
      undefined,
      "8:00 am to 10:00 am",
      undefined,
      undefined,
    ]);
  });
});
