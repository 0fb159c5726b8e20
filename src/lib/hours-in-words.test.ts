import { hoursInWords } from "./hours-in-words";
import { weekdays, type Weekday } from "./opening-hours";

const usual = "10:00 am to 6:00 pm";
const late = "12:00 pm to 8:00 pm";

/** A week of usual days but for these. */
const week = (other: Partial<Record<Weekday, string>>) =>
  weekdays.map((day) => ({ day, hours: other[day] ?? usual }));

const everyDay = (hours: string) => weekdays.map((day) => ({ day, hours }));

describe("hoursInWords", () => {
  it.each([
    ["equal days", week({}), usual],
    [
      "a shorter day",
      week({ Sunday: "12:00 pm to 5:00 pm" }),
      `${usual}, Sunday 12:00 pm to 5:00 pm`,
    ],
    ["a closed day", week({ Monday: "Closed" }), `${usual}, closed on Monday`],
    [
      "closed days side by side",
      week({ Saturday: "Closed", Sunday: "Closed" }),
      `${usual}, closed on Saturday and Sunday`,
    ],
    [
      "three closed days in a row",
      week({ Monday: "Closed", Tuesday: "Closed", Wednesday: "Closed" }),
      `${usual}, closed on Monday to Wednesday`,
    ],
    [
      "days apart with the same other hours",
      week({ Tuesday: late, Thursday: late }),
      `${usual}, Tuesday and Thursday ${late}`,
    ],
    [
      "two kinds of other days, and a closed one",
      week({ Tuesday: late, Saturday: "9:00 am to 1:00 pm", Sunday: "Closed" }),
      `${usual}, Tuesday ${late}, Saturday 9:00 am to 1:00 pm, closed on Sunday`,
    ],
    [
      "no hours of most days",
      week({ Thursday: late, Friday: late, Saturday: late, Sunday: "Closed" }),
      `Monday to Wednesday ${usual}, Thursday to Saturday ${late}, closed on Sunday`,
    ],
    ["no open day", everyDay("Closed"), "closed"],
    ["one open day", [{ day: "Monday", hours: usual }], usual],
  ])("tells %s", (_what, days, words) => {
    expect(hoursInWords(days)).toBe(words);
  });
});
