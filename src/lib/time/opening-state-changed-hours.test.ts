import { times } from "../../../test/builders/opening-times";
import { openingState, type OpeningTimes } from "./opening-state";

describe("changed hours", () => {
  const changed: OpeningTimes = {
    ...times,
    changedHours: [
      { date: "2026-11-23", hours: "10:00 am to 2:00 pm" },
      { date: "2026-11-24", hours: "Closed" },
      { date: "2026-11-26", hours: "8:00 am to 10:00 am" },
      { date: "2027-03-14", hours: "11:00 am to 1:00 pm" },
    ],
  };

  it.each([
    ["on the day", "2026-11-23T12:00:00-06:00", "Open today until 2 pm"],
    [
      "after the earlier closing, before a day that is closed",
      "2026-11-23T14:00:00-06:00",
      "Closed now, opens on Wednesday at 10 am",
    ],
    [
      "on a day that is closed",
      "2026-11-24T12:00:00-06:00",
      "Closed today, opens tomorrow at 10 am",
    ],
    ["on a holiday with opening hours", "2026-11-26T09:00:00-06:00", "Open today until 10 am"],
    ["on the day the clocks go forward", "2027-03-14T11:00:00-05:00", "Open today until 1 pm"],
  ])("%s", (_when, now, phrase) => {
    expect(openingState(changed, new Date(now)).phrase).toBe(phrase);
  });

  it("are in the coming week as the owner wrote them", () => {
    const { days } = openingState(changed, new Date("2026-11-22T12:00:00-06:00"));
    expect(days.map((day) => day.changed)).toEqual([
      undefined,
      "10:00 am to 2:00 pm",
      "Closed",
      undefined,
      "8:00 am to 10:00 am",
      undefined,
      undefined,
    ]);
  });
});
