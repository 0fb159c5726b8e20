import { z } from "zod";
import { line } from "../fields";
import { parseClosedDate } from "../../../lib/time/closed-days";
import { parseHours, weekdays } from "../../../lib/time/opening-hours";

/** The hours of a day. */
export const hours = z
  .string()
  .refine((value) => parseHours(value) !== undefined, "hours like 10:00 am to 6:00 pm, or Closed")
  .meta({
    description: "10:00 am to 6:00 pm, or Closed",
    examples: ["10:00 am to 6:00 pm", "Closed"],
  });

/** Opening hours of one weekday. */
export const openingHours = z.strictObject({
  day: z.enum(weekdays),
  hours,
  walkIn: line.meta({ description: "What walk-in visitors can expect that day" }),
});

/** A day on which the shop stays closed. */
export const closedDay = z.strictObject({
  name: line,
  date: z
    .string()
    .refine(
      (value) => parseClosedDate(value) !== undefined,
      "a day like December 24 (each year), March 14, 2027 (once) or 4th Thursday of November; on a day of every week, the opening hours say Closed",
    )
    .meta({
      description:
        "December 24, or March 14, 2027, or 4th Thursday of November. Closed every Sunday? Write Closed into the opening hours",
      examples: ["December 24", "March 14, 2027", "4th Thursday of November"],
    }),
});

export type OpeningHours = z.infer<typeof openingHours>;
export type ClosedDay = z.infer<typeof closedDay>;
