import { weekdays } from "./calendar";
import { nextClosedDay, openingState, type OpeningTimes } from "./opening-state";

const daily = "10:00 am to 6:00 pm";
const twice = "9:00 am to 12:00 pm and 1:00 pm to 5:00 pm";

/** A week with other hours on some days. */
const weekOf = (usual: string, other: Record<string, string> = {}) =>
  weekdays.map((day) => ({ day, hours: other[day] ?? usual }));

const times: OpeningTimes = {
  week: weekOf(daily),
  closedDays: [
    { name: "Thanksgiving Day", date: "4th Thursday of November" },
    { name: "Christmas Eve", date: "December 24" },
    { name: "Christmas Day", date: "December 25" },
    { name: "New Year's Day", date: "January 1" },
  ],
  changedHours: [],
};

test.each([
  ["2026-11-21T09:59:59-06:00", false, "Opens today at 10 am"],
  ["2026-11-21T10:00:00-06:00", true, "Open today until 6 pm"],
  ["2026-11-21T17:01:00-06:00", true, "Open today until 6 pm, closes in 59 minutes"],
  ["2026-11-25T12:00:00-06:00", true, "Open today until 6 pm, closed tomorrow: Thanksgiving Day"],
  [
    "2026-11-26T12:00:00-06:00",
    false,
    "Closed today for Thanksgiving Day, opens tomorrow at 10 am",
  ],
])("at %s, the shop is open: %s, %j", (now, isOpen, phrase) => {
  expect(openingState(times, new Date(now))).toMatchObject({ isOpen, phrase });
});

const appointment = "By appointment";

test.each([
  ["no open day", weekOf("Closed"), "21T12:00", "Closed for now"],
  [
    "one open day, which has ended",
    weekOf("Closed", { Saturday: daily }),
    "21T18:00",
    "Closed now, opens on Saturday, November 28 at 10 am",
  ],
  [
    "one open day, which is a closed day this week",
    weekOf("Closed", { Thursday: daily }),
    "25T12:00",
    "Closed today, opens on Thursday, December 3 at 10 am",
  ],
  ["a break", weekOf(twice), "25T12:00", "Closed now, opens again at 1 pm"],
  [
    "a day by appointment",
    weekOf(daily, { Saturday: appointment }),
    "21T12:00",
    "By appointment today, opens tomorrow at 10 am",
  ],
  ["all days by appointment", weekOf(appointment), "21T12:00", "By appointment today"],
  [
    "all days by appointment, on a holiday",
    weekOf(appointment),
    "26T12:00",
    "Closed today for Thanksgiving Day",
  ],
])("a week with %s, on November %s: %j", (_what, week, day, phrase) => {
  const now = new Date(`2026-11-${day}:00-06:00`);
  expect(openingState({ ...times, week }, now)).toMatchObject({ isOpen: false, phrase });
});

test.each([
  ["a day within the given number of days", "2026-11-21T12:00:00-06:00", "Thanksgiving Day"],
  ["not the day after them", "2026-11-11T12:00:00-06:00", undefined],
  ["not today", "2026-12-25T12:00:00-06:00", "New Year's Day"],
])("nextClosedDay returns %s", (_when, now, name) => {
  expect(nextClosedDay(times, new Date(now), 14)?.name).toBe(name);
});

test("a week in any order is looked up by the day's name", () => {
  const week = weekOf("9:00 am to 5:00 pm", { Sunday: "Closed" }).toReversed();
  const phraseAt = (now: string) => openingState({ ...times, week }, new Date(now)).phrase;
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

  test.each([
    ["on the day", "2026-11-23T12:00:00-06:00", "Open today until 2 pm"],
    ["after it", "2026-11-23T14:00:00-06:00", "Closed now, opens on Wednesday at 10 am"],
    ["of none", "2026-11-24T12:00:00-06:00", "Closed today, opens tomorrow at 10 am"],
    ["on a holiday", "2026-11-26T09:00:00-06:00", "Open today until 10 am"],
    ["when the clocks go forward", "2027-03-14T11:00:00-05:00", "Open today until 1 pm"],
  ])("%s", (_when, now, phrase) => {
    expect(openingState(changed, new Date(now)).phrase).toBe(phrase);
  });

  test("are in the coming week as the owner wrote them", () => {
    const { days } = openingState(changed, new Date("2026-11-22T12:00:00-06:00"));
    expect(days.flatMap((day) => day.changed ?? [])).toEqual([
      "10:00 am to 2:00 pm",
      "Closed",
      "8:00 am to 10:00 am",
    ]);
    expect(days.findIndex((day) => day.changed)).toBe(1);
  });
});
