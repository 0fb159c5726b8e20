import { weekdays, type Weekday } from "./calendar";
import { groupByHours, openingHoursInWords, summarizeWeek } from "./format-week";

const usual = "10:00 am to 6:00 pm";
const late = "12:00 pm to 8:00 pm";
const morning = "9:00 am to 1:00 pm";

type Week = { day: string; hours: string }[];

/** A week of usual hours, except these days. */
const week = (other: Partial<Record<Weekday, string>>): Week =>
  weekdays.map((day) => ({ day, hours: other[day] ?? usual }));

/** A week of closed days, except these. */
const only = (open: Partial<Record<Weekday, string>>): Week =>
  weekdays.map((day) => ({ day, hours: open[day] ?? "Closed" }));

const eachDayOther: Week = weekdays.map((day, index) => ({
  day,
  hours: `${index + 1}:00 am to ${index + 1}:00 pm`,
}));

/** The texts for a week: after `We are`, and as a separate phrase. */
const cases: [what: string, week: Week, sentence: string, phrase: string][] = [
  ["equal days", week({}), `open 7 days a week, ${usual}`, `Open daily, ${usual}`],
  [
    "a shorter day",
    week({ Sunday: morning }),
    `open 7 days a week, ${usual}, Sunday ${morning}`,
    "Open daily, hours vary by day",
  ],
  [
    "a closed day",
    week({ Monday: "Closed" }),
    `open 6 days a week, ${usual}, closed on Monday`,
    `Open Tuesday to Sunday, ${usual}`,
  ],
  [
    "closed days side by side",
    week({ Saturday: "Closed", Sunday: "Closed" }),
    `open 5 days a week, ${usual}, closed on Saturday and Sunday`,
    `Open Monday to Friday, ${usual}`,
  ],
  [
    "a closed day amid the week",
    week({ Wednesday: "Closed" }),
    `open 6 days a week, ${usual}, closed on Wednesday`,
    `Open Monday, Tuesday and Thursday to Sunday, ${usual}`,
  ],
  [
    "three closed days in a row",
    week({ Monday: "Closed", Tuesday: "Closed", Wednesday: "Closed" }),
    `open 4 days a week, ${usual}, closed on Monday to Wednesday`,
    `Open Thursday to Sunday, ${usual}`,
  ],
  [
    "days apart with the same other hours",
    week({ Tuesday: late, Thursday: late }),
    `open 7 days a week, ${usual}, Tuesday and Thursday ${late}`,
    "Open daily, hours vary by day",
  ],
  [
    "two kinds of other days, and a closed one",
    week({ Tuesday: late, Saturday: morning, Sunday: "Closed" }),
    `open 6 days a week, ${usual}, Tuesday ${late}, Saturday ${morning}, closed on Sunday`,
    "Open Monday to Saturday, hours vary by day",
  ],
  [
    "no hours of most days",
    week({ Thursday: late, Friday: late, Saturday: late, Sunday: "Closed" }),
    `open 6 days a week, Monday to Wednesday ${usual}, Thursday to Saturday ${late}, closed on Sunday`,
    "Open Monday to Saturday, hours vary by day",
  ],
  [
    "most days closed",
    only({ Friday: usual, Saturday: usual, Sunday: morning }),
    `open 3 days a week, Friday and Saturday ${usual}, Sunday ${morning}`,
    "Open Friday to Sunday, hours vary by day",
  ],
  [
    "one open day",
    only({ Saturday: usual }),
    `open 1 day a week, Saturday ${usual}`,
    `Open Saturday, ${usual}`,
  ],
  [
    "other hours each day",
    eachDayOther,
    `open 7 days a week, ${eachDayOther.map(({ day, hours }) => `${day} ${hours}`).join(", ")}`,
    "Open daily, hours vary by day",
  ],
  [
    "a day with a break",
    week({ Saturday: "9:00 am to 12:00 pm and 1:00 pm to 3:00 pm", Sunday: "Closed" }),
    `open 6 days a week, ${usual}, Saturday 9:00 am to 12:00 pm and 1:00 pm to 3:00 pm, closed on Sunday`,
    "Open Monday to Saturday, hours vary by day",
  ],
  [
    "a day by appointment",
    week({ Saturday: "By appointment", Sunday: "Closed" }),
    `open 5 days a week, ${usual}, by appointment on Saturday, closed on Sunday`,
    "Open Monday to Saturday, hours vary by day",
  ],
  [
    "most days closed, one by appointment",
    only({ Friday: usual, Saturday: "By appointment" }),
    `open 1 day a week, Friday ${usual}, by appointment on Saturday`,
    "Open Friday and Saturday, hours vary by day",
  ],
  [
    "all open days by appointment",
    week(Object.fromEntries(weekdays.map((day) => [day, "By appointment"]))),
    "open by appointment",
    "Open daily, by appointment",
  ],
  [
    "a few days by appointment",
    only({ Friday: "By appointment" }),
    "open by appointment on Friday",
    "Open Friday, by appointment",
  ],
  ["no open day", only({}), "closed for now", "Closed for now"],
];

test.each(cases)("formats %s as a sentence and as a phrase", (_what, days, sentence, phrase) => {
  expect(openingHoursInWords(days)).toBe(sentence);
  expect(summarizeWeek(days)).toBe(phrase);
});

describe("the days grouped by their hours", () => {
  test.each([
    ["one group for equal days", week({}), [["Every day", usual]]],
    [
      "one group for each run of equal days",
      week({ Saturday: morning, Sunday: morning }),
      [
        ["Monday to Friday", usual],
        ["Saturday and Sunday", morning],
      ],
    ],
    [
      "one group for separate equal days, at the first of them",
      week({ Wednesday: late, Sunday: "Closed" }),
      [
        ["Monday, Tuesday and Thursday to Saturday", usual],
        ["Wednesday", late],
        ["Sunday", "Closed"],
      ],
    ],
    ["one group for a closed week", only({}), [["Every day", "Closed"]]],
    ["no groups for an empty week", [], []],
  ])("are %s", (_what, days, groups) => {
    expect(groupByHours(days).map((group) => [group.days, group.hours])).toEqual(groups);
  });
});
