import { isOn, toTimedNotice, type Notice } from "./notice";

const iceStorm: Notice = {
  text: "Closing at 2 today, ice storm.",
  kind: "closed",
  from: "2027-01-13T09:00",
  until: "2027-01-13T18:00",
};

describe("a notice is shown", () => {
  test.each([
    ["not even a second before its start", iceStorm, "2027-01-13T08:59:59-06:00", false],
    ["from its start", iceStorm, "2027-01-13T09:00:00-06:00", true],
    ["until its last second", iceStorm, "2027-01-13T17:59:59-06:00", true],
    ["not after its end", iceStorm, "2027-01-13T18:00:00-06:00", false],
    ["at the shop's local time, also in Tokyo", iceStorm, "2027-01-14T00:30:00+09:00", true],
  ])("%s", (_when, notice, now, on) => {
    expect(isOn(toTimedNotice(notice), Date.parse(now))).toBe(on);
  });
});

test("a dismissed notice appears again with a new text, but not with a new time", () => {
  const { id } = toTimedNotice(iceStorm);
  expect(toTimedNotice({ ...iceStorm, until: "2027-01-13T20:00" }).id).toBe(id);
  expect(toTimedNotice({ ...iceStorm, text: "Closing at 1 today, ice storm." }).id).not.toBe(id);
});
