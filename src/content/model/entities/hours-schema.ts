import { z } from "zod";
import { singleLineText } from "../fields";
import { dayOfMonth, daysUntil, isClosedDate, monthNames } from "../../../lib/time/closed-days";
import { weekdays } from "../../../lib/time/calendar";
import { hoursPattern, parseHours } from "../../../lib/time/opening-hours";

export const hours = z
  .string()
  .regex(hoursPattern, {
    error: "hours like 9:00 am to 5:00 pm, or Closed, or By appointment",
    abort: true,
  })
  .refine(parseHours, "a closing time after the opening time, like 9:00 am to 5:00 pm")
  .meta({
    description:
      "10:00 am to 6:00 pm, or Closed, or By appointment. With a break: 9:00 am to 12:00 pm and 1:00 pm to 5:00 pm",
  });

export const openingHours = z.strictObject({
  day: z.enum(weekdays),
  hours,
  walkIn: singleLineText.meta({
    title: "Walk-ins",
    description: "What clients without an appointment can expect that day",
  }),
});

const name = singleLineText.meta({ description: "The reason, which visitors read: Vacation" });

const monthAndDay = `(?:${monthNames}) (?:${dayOfMonth})`;

/** All movable holidays are Mondays, except Thanksgiving. */
const holidays = [
  monthAndDay,
  `(?:1st|2nd|3rd|4th|last) Monday of (?:${monthNames})`,
  "4th Thursday of November",
];

const yearlyPattern = new RegExp(`^(?:${holidays.join("|")})$`);

const oncePattern = new RegExp(`^${monthAndDay}, \\d{4}$`);

const yearly =
  "a day of every year like December 24, or 4th Thursday of November. To close on one day only, " +
  "such as the day after Thanksgiving, write it with its year into Closed once, data/closed-once.json";

const once =
  "a day with its year and without its weekday, like December 24, 2026. If you close on it every " +
  "year, write it without its year into Closed every year, data/closed-days.json. If you close " +
  "every Sunday, write Closed in the opening hours";

export const closedDay = z.strictObject({
  name,
  date: z
    .string()
    .regex(yearlyPattern, { error: yearly, abort: true })
    .refine(isClosedDate, yearly)
    .meta({ description: "December 24, or 4th Thursday of November" }),
});

const onceDate = z
  .string()
  .regex(oncePattern, { error: once, abort: true })
  .refine(isClosedDate, once)
  .meta({ calendar: "MMMM D, YYYY", lastDay: true });

export const closedOnce = z
  .strictObject({
    name,
    date: onceDate,
    until: onceDate.optional().meta({
      description: "The last day of a vacation. Leave it empty if you close on one day",
    }),
  })
  .refine(({ date, until }) => daysUntil(date, until ?? date).length > 0, {
    path: ["until"],
    error: "a day after “Date”, at most a year later, like January 2, 2027",
  });

export type OpeningHours = z.infer<typeof openingHours>;
export type ClosedDay = z.infer<typeof closedDay>;
export type ClosedOnce = z.infer<typeof closedOnce>;
