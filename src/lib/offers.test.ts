import { formatLastDay, runningPromotions } from "./promotions";

const promotions = [
  { id: "march", validUntil: "2026-03-31" },
  { id: "april", validUntil: "2026-04-30" },
];

describe("runningPromotions", () => {
  it.each([
    ["all before the first ends", "2026-03-01T12:00:00-06:00", ["march", "april"]],
    ["one on its last day, to the last minute", "2026-03-31T23:59:59-05:00", ["march", "april"]],
    ["not from midnight in Austin on", "2026-04-01T00:00:00-05:00", ["april"]],
    ["one that is over in London, not in Austin", "2026-04-01T01:00:00+01:00", ["march", "april"]],
    ["none after the last", "2026-05-01T00:00:00-05:00", []],
  ])("gives %s", (_what, now, ids) => {
    const running = runningPromotions(promotions, new Date(now), { timeZone: "America/Chicago" });
    expect(running.map(({ id }) => id)).toEqual(ids);
  });

  it("gives all while the date isn't known", () => {
    expect(runningPromotions(promotions, undefined, { timeZone: "America/Chicago" })).toEqual(
      promotions,
    );
  });
});

describe("formatLastDay", () => {
  it.each([
    ["2026-03-31", "March 31, 2026"],
    ["2027-01-01", "January 1, 2027"],
  ])("shows %s as %s", (isoDate, shown) => {
    expect(formatLastDay(isoDate)).toBe(shown);
  });
});
