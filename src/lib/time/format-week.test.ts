import { weekdays, type Weekday } from "./calendar";
import { groupByHours, openingHoursInWords, summarizeWeek } from "./opening-hours";

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
    "all open days by appointment",
    week(Object.fromEntries(weekdays.map((day) => [day, "By appointment"]))),
    "open by appointment",
    "Open daily, by appointment",
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
      "one group for separate equal days, at the first of them",
      week({ Wednesday: late, Sunday: "Closed" }),
      [
        ["Monday, Tuesday and Thursday to Saturday", usual],
        ["Wednesday", late],
        ["Sunday", "Closed"],
      ],
    ],
  ])("are %s", (_what, days, groups) => {
    expect(groupByHours(days).map((group) => [group.days, group.hours])).toEqual(groups);
  });
});
