import { clockChanges } from "./clock-changes";
import { localMoment } from "./local-time";

const timeZone = "America/Chicago";

it.each([
  ["America/Chicago", [-360, "2026-03-08T08:00:00Z", -300, "2026-11-01T07:00:00Z", -360]],
  ["Europe/Berlin", [60, "2026-03-29T01:00:00Z", 120, "2026-10-25T01:00:00Z", 60]],
  ["Australia/Sydney", [660, "2026-04-04T16:00:00Z", 600, "2026-10-03T16:00:00Z", 660]],
  ["America/Phoenix", [-420]],
  ["Asia/Kathmandu", [345]],
])("lists when the clocks are set in %s", (zone, expected) => {
  const [first, ...changes] = clockChanges(zone, 2026, 2026);
  const end = changes.pop();
  const listed = changes.flatMap(({ from, offset }) => [
    new Date(from).toISOString().replace(".000", ""),
    offset,
  ]);
  expect([first?.offset, ...listed]).toEqual(expected);
  expect([first?.from, end?.from]).toEqual([Date.UTC(2026, 0), Date.UTC(2027, 0)]);
});

describe("a clock with its changes shows the same as one without", () => {
  const changes = clockChanges(timeZone, 2025, 2027);
  const hour = 3_600_000;
  const moments = changes.flatMap(({ from }) =>
    [-25 * hour, -hour, -1, 0, 1, hour, 25 * hour].map((away) => new Date(from + away)),
  );
  it.each(moments.map((moment) => [moment.toISOString(), moment] as const))(
    "at %s",
    (_, moment) => {
      expect(localMoment(moment, { timeZone, clockChanges: changes })).toEqual(
        localMoment(moment, { timeZone }),
      );
    },
  );
});

it("asks the list alone where it reaches", () => {
  const clock = { timeZone: "nowhere", clockChanges: clockChanges(timeZone, 2026, 2026) };
  expect(localMoment(new Date("2026-07-01T12:30:00Z"), clock)).toEqual({
    year: 2026,
    month: 7,
    day: 1,
    minutes: 7 * 60 + 30,
  });
  expect(() => localMoment(new Date("2027-01-01T00:00:00Z"), clock)).toThrow("nowhere");
});
