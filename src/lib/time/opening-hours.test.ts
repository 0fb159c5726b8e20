import { weekdays } from "./calendar";
import { parseHours } from "./parse-hours";

test("the week has seven days, Monday first", () => {
  expect(weekdays).toHaveLength(7);
  expect(weekdays[0]).toBe("Monday");
  expect(weekdays[6]).toBe("Sunday");
});

describe("hours the owner may write", () => {
  test.each([
    ["10:00 am to 6:00 pm", 10 * 60, 18 * 60],
    ["9:05 am to 12:30 pm", 9 * 60 + 5, 12 * 60 + 30],
    ["12:00 am to 12:00 pm", 0, 12 * 60],
    ["12:00 am to 11:59 pm", 0, 23 * 60 + 59],
    ["12:00 pm to 1:00 pm", 12 * 60, 13 * 60],
    ["12:59 am to 1:00 am", 59, 60],
    ["11:59 am to 12:00 pm", 11 * 60 + 59, 12 * 60],
    ["1:00 pm to 2:00 pm", 13 * 60, 14 * 60],
  ])("%s", (hours, opens, closes) => {
    expect(parseHours(hours)).toEqual([opens, closes]);
  });

  test.each(["Closed", "By appointment"])("%s is a day without regular hours", (hours) => {
    expect(parseHours(hours)).toEqual([]);
  });

  test("a day with a break has two periods", () => {
    expect(parseHours("9:00 am to 12:00 pm and 1:00 pm to 5:30 pm")).toEqual([
      9 * 60,
      12 * 60,
      13 * 60,
      17 * 60 + 30,
    ]);
  });
});

describe("what is no hours", () => {
  test.each([
    ["nothing", ""],
    ["another word", "closed"],
    ["a word around it", "Open 10:00 am to 6:00 pm"],
    ["a space at the end", "10:00 am to 6:00 pm "],
    ["two spaces", "10:00  am to 6:00 pm"],
    ["no minutes", "10 am to 6 pm"],
    ["no half of the day", "10:00 to 18:00"],
    ["capitals", "10:00 AM to 6:00 PM"],
    ["points", "10:00 a.m. to 6:00 p.m."],
    ["a dash", "10:00 am - 6:00 pm"],
    ["a leading zero", "09:00 am to 6:00 pm"],
    ["hour 0", "0:30 am to 6:00 pm"],
    ["hour 13", "10:00 am to 13:00 pm"],
    ["minute 60", "10:60 am to 6:00 pm"],
    ["one digit of minutes", "10:0 am to 6:00 pm"],
    ["no end", "10:00 am"],
    ["an end that is the beginning", "10:00 am to 10:00 am"],
    ["an end before the beginning", "6:00 pm to 10:00 am"],
    ["a second period before the first ends", "9:00 am to 1:00 pm and 12:00 pm to 5:00 pm"],
    ["a break of no minutes", "9:00 am to 1:00 pm and 1:00 pm to 5:00 pm"],
    ["half a second period", "9:00 am to 1:00 pm and 2:00 pm"],
    ["a period and Closed", "9:00 am to 1:00 pm and Closed"],
    ["noon to midnight, which is the next day", "12:00 pm to 12:00 am"],
  ])("%s", (_, hours) => {
    expect(parseHours(hours)).toBeUndefined();
  });
});
