import { timed, type Notice } from "./notice";
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
    expect(isOn(timed(notice), Date.parse(now))).toBe(on);
  });

  test.each([
    ["from midnight", "2027-03-14T00:00", "2027-03-14T03:00", 2],
    ["over the hour that is left out", "2027-03-14T01:00", "2027-03-14T03:00", 1],
    ["over the hour that comes twice", "2027-11-07T01:00", "2027-11-07T03:00", 3],
    ["on a day of 23 hours", "2027-03-14T00:00", "2027-03-15T00:00", 23],
    ["on a day of 25 hours", "2027-11-07T00:00", "2027-11-08T00:00", 25],
  ])("when the clocks are set, %s", (_what, from, until, hours) => {
    const { from: start, until: end } = timed({ text: "", from, until });
    expect((end - start) / 3_600_000).toBe(hours);
  });
});

test("another text is another notice to a visit, another time isn't", () => {
  const { id } = timed(iceStorm);
  expect(timed({ ...iceStorm, until: "2027-01-13T20:00" }).id).toBe(id);
  expect(timed({ ...iceStorm, text: "Closing at 1 today, ice storm." }).id).not.toBe(id);
});
