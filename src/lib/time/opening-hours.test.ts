import { weekdays } from "./calendar";
import { groupByHours, openingHoursInWords, parseHours, summarizeWeek } from "./opening-hours";

const at = (hour: number, minute = 0) => hour * 60 + minute;

test.each([
  ["10:00 am to 6:00 pm", [at(10), at(18)]],
  ["9:05 am to 12:30 pm", [at(9, 5), at(12, 30)]],
  ["12:00 am to 11:59 pm", [0, at(23, 59)]],
  ["12:59 am to 1:00 am", [at(0, 59), at(1)]],
  ["11:59 am to 12:00 pm", [at(11, 59), at(12)]],
  ["9:00 am to 12:00 pm and 1:00 pm to 5:30 pm", [at(9), at(12), at(13), at(17, 30)]],
  ["Closed", []],
  ["By appointment", []],
])("parses %s", (hours, minutes) => {
  expect(parseHours(hours)).toEqual(minutes);
});

test.each([
  ...["", "closed", "Open 10:00 am to 6:00 pm", "10:00 am to 6:00 pm ", "10:00  am to 6:00 pm"],
  ...["10 am to 6 pm", "10:00 to 18:00", "10:00 AM to 6:00 PM", "10:00 a.m. to 6:00 p.m."],
  ...["10:00 am - 6:00 pm", "09:00 am to 6:00 pm", "0:30 am to 6:00 pm", "10:00 am to 13:00 pm"],
  ...["10:60 am to 6:00 pm", "10:0 am to 6:00 pm", "10:00 am", "9:00 am to 1:00 pm and Closed"],
  ...["10:00 am to 10:00 am", "6:00 pm to 10:00 am", "12:00 pm to 12:00 am"],
  "9:00 am to 1:00 pm and 12:00 pm to 5:00 pm", // The second period starts before the first ends.
  "9:00 am to 1:00 pm and 1:00 pm to 5:00 pm", // The break has no minutes.
  "9:00 am to 1:00 pm and 2:00 pm",
])("%j isn't accepted", (hours) => {
  expect(parseHours(hours)).toBeUndefined();
});

const usual = "10:00 am to 6:00 pm";
const late = "12:00 pm to 8:00 pm";
const morning = "9:00 am to 1:00 pm";

type Week = { day: string; hours: string }[];

const week = (other: Record<string, string>): Week =>
  weekdays.map((day) => ({ day, hours: other[day] ?? usual }));

const all = (hours: string): Week => weekdays.map((day) => ({ day, hours }));

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
    all("By appointment"),
    "open by appointment",
    "Open daily, by appointment",
  ],
  ["no open day", all("Closed"), "closed for now", "Closed for now"],
];

test.each(cases)("formats %s as a sentence and as a phrase", (_what, days, sentence, phrase) => {
  expect(openingHoursInWords(days)).toBe(sentence);
  expect(summarizeWeek(days)).toBe(phrase);
});

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
])("the days grouped by their hours are %s", (_what, days, groups) => {
  expect(groupByHours(days).map((group) => [group.days, group.hours])).toEqual(groups);
});
