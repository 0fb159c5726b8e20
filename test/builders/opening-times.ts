import { weekdays } from "../../src/lib/time/calendar";
import type { OpeningTimes } from "../../src/lib/time/opening-state";

export const daily = "10:00 am to 6:00 pm";
/** Open every day, with four closed days. */
export const times: OpeningTimes = {
  week: weekdays.map((day) => ({ day, hours: daily })),
  closedDays: [
    { name: "Thanksgiving Day", date: "4th Thursday of November" },
    { name: "Christmas Eve", date: "December 24" },
    { name: "Christmas Day", date: "December 25" },
    { name: "New Year's Day", date: "January 1" },
  ],
  changedHours: [],
};
