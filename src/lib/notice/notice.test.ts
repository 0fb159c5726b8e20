import { toTimedNotice, type Notice } from "./notice";
import { isOn } from "./timed-notice";

const iceStorm: Notice = {
  text: "Closing at 2 today, ice storm.",
  kind: "closed",
  from: "2027-01-13T09:00",
  until: "2027-01-13T18:00",
};

describe("a notice is on", () => {
  test.each([
    ["not a second before its time", iceStorm, "2027-01-13T08:59:59-06:00", false],
    ["from then on", iceStorm, "2027-01-13T09:00:00-06:00", true],
    ["to the last second", iceStorm, "2027-01-13T17:59:59-06:00", true],
    ["and no longer", iceStorm, "2027-01-13T18:00:00-06:00", false],
    ["by the shop's clock, in Tokyo too", iceStorm, "2027-01-14T00:30:00+09:00", true],
  ])("%s", (_when, notice, now, on) => {
    expect(isOn(toTimedNotice(notice), Date.parse(now))).toBe(on);
  });
});

test("another text is another notice to a visit, another time isn't", () => {
  const { id } = toTimedNotice(iceStorm);
  expect(toTimedNotice({ ...iceStorm, until: "2027-01-13T20:00" }).id).toBe(id);
  expect(toTimedNotice({ ...iceStorm, text: "Closing at 1 today, ice storm." }).id).not.toBe(id);
});
