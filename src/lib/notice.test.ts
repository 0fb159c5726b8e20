import { isOn, type Notice, noticeWords, toTimedNotice } from "./notice";

const iceStorm: Notice = {
  text: "Closing at 2 today, ice storm.",
  kind: "closed",
  from: "2027-01-13T09:00",
  until: "2027-01-13T18:00",
};

test.each([
  ["not even a second before its start", iceStorm, "2027-01-13T08:59:59-06:00", false],
  ["from its start", iceStorm, "2027-01-13T09:00:00-06:00", true],
  ["until its last second", iceStorm, "2027-01-13T17:59:59-06:00", true],
  ["not after its end", iceStorm, "2027-01-13T18:00:00-06:00", false],
  ["at the shop's local time, also in Tokyo", iceStorm, "2027-01-14T00:30:00+09:00", true],
])("a notice is shown %s", (_when, notice, now, on) => {
  expect(isOn(toTimedNotice(notice), Date.parse(now))).toBe(on);
});

test("a dismissed notice appears again with a new text, but not with a new time", () => {
  const { id } = toTimedNotice(iceStorm);
  expect(toTimedNotice({ ...iceStorm, until: "2027-01-13T20:00" }).id).toBe(id);
  expect(toTimedNotice({ ...iceStorm, text: "Closing at 1 today, ice storm." }).id).not.toBe(id);
});

const open = { date: "2027-01-13", hours: "10:00 am to 2:00 pm" };
const closed = { date: "2027-01-14", hours: "Closed" };

test.each([
  ["closed", undefined, "Closed"],
  ["closed", [closed, open], "Hours changed"],
  ["late", [], "Running late"],
  ["good news", [open], "Good news"],
])(
  "the label of a notice of the kind %j with the changed hours %j is %j",
  (kind, changedHours, label) => {
    expect(noticeWords({ ...iceStorm, kind, changedHours }, "2027-01-13").word).toBe(label);
  },
);

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
])("the day of a notice %s", (_what, from, until, changedHours, day) => {
  const notice = { ...iceStorm, from, until, changedHours };
  expect(noticeWords(notice, "2027-01-12").day).toBe(day);
});

const vacation = {
  text: "Vacation",
  kind: "closed",
  from: "2026-11-20T09:00",
  until: "2027-01-03T08:00",
  changedHours: [{ date: "2026-12-19", hours: "8:00 am to 12:00 pm" }],
};

test.each([
  ["2026-11-28", "Hours changed", "Saturday, December 19"],
  ["2026-12-18", "Hours changed", "Saturday, December 19"],
  ["2026-12-19", "Hours changed", "today"],
  ["2026-12-20", "Closed", undefined],
  ["2027-01-02", "Closed", undefined],
])("on %s, a notice of a vacation with one changed day begins %j, %j", (today, word, day) => {
  expect(noticeWords(vacation, today)).toEqual({ word, day });
});
