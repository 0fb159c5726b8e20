import { todayInAustin } from "./today";

describe("todayInAustin", () => {
  it.each([
    ["2025-01-31T12:00:00Z", "2025-01-31"],
    ["2025-02-01T05:59:59Z", "2025-01-31"],
    ["2025-02-01T06:00:00Z", "2025-02-01"],
    ["2025-07-01T04:59:59Z", "2025-06-30"],
    ["2025-07-01T05:00:00Z", "2025-07-01"],
  ])("takes %s for %s", (moment, day) => {
    expect(todayInAustin(new Date(moment))).toBe(day);
  });
});
