import { weekdays } from "./opening-hours";
import { summarizeWeek } from "./week-summary";

const week = (...hours: string[]) => weekdays.map((day, index) => ({ day, hours: hours[index]! }));

describe("summarizeWeek", () => {
  it.each([
    ["one line for equal days", week(..."AAAAAAA"), [["Every day", "A"]]],
    [
      "a line for each stretch of days",
      week(..."AAAAABB"),
      [
        ["Monday to Friday", "A"],
        ["Saturday to Sunday", "B"],
      ],
    ],
    [
      "a single day by its name, and no stretch across another",
      week(..."AABAAAC"),
      [
        ["Monday to Tuesday", "A"],
        ["Wednesday", "B"],
        ["Thursday to Saturday", "A"],
        ["Sunday", "C"],
      ],
    ],
    ["nothing for an empty week", [], []],
  ])("gives %s", (_what, days, lines) => {
    expect(summarizeWeek(days).map((range) => [range.days, range.hours])).toEqual(lines);
  });
});
