import { noticeDay, noticeLabel } from "./notice";

const open = { date: "2027-01-13", hours: "10:00 am to 2:00 pm" };
const closed = { date: "2027-01-14", hours: "Closed" };

describe("the label of a notice", () => {
  test.each([
    ["closed", undefined, "Closed"],
    ["closed", [closed, open], "Hours changed"],
    ["late", [], "Running late"],
    ["good news", [open], "Good news"],
  ])("of the kind %j with the changed hours %j is %j", (kind, changedHours, label) => {
    expect(noticeLabel({ kind, changedHours })).toBe(label);
  });
});

describe("the day of a notice", () => {
  test.each([
    ["of an hour", "2027-01-13T09:00", "2027-01-13T18:00", undefined, "Wednesday, January 13"],
    ["of a whole day", "2027-01-13T00:00", "2027-01-14T00:00", [], "Wednesday, January 13"],
    [
      "that starts on the evening before",
      "2027-01-12T18:00",
      "2027-01-13T18:00",
      [open],
      "Wednesday, January 13",
    ],
    [
      "of several days",
      "2027-01-13T09:00",
      "2027-01-15T18:00",
      [open, closed],
      "until Friday, January 15",
    ],
  ])("%s", (_what, from, until, changedHours, day) => {
    expect(noticeDay({ from, until, changedHours })).toBe(day);
  });
});
