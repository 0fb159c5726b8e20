import { z } from "zod";
import { line } from "../fields";
import { parseClosedDate } from "../../../lib/time/closed-days";
import { weekdays } from "../../../lib/time/calendar";
import { parseHours } from "../../../lib/time/parse-hours";
import { findHoursProblem } from "../../../lib/time/normalize-hours";

/** The hours of a day. */
export const hours = z
  .string()
  .superRefine((value, context) => {
    if (parseHours(value)) return;
    const { problem, likely } = findHoursProblem(value);
    const params = likely ? { fix: `if you mean ${likely}, write that` } : {};
    context.addIssue({ code: "custom", message: problem, params });
  })
  .meta({
    description:
      "10:00 am to 6:00 pm, or Closed, or By appointment. With a break: 9:00 am to 12:00 pm and 1:00 pm to 5:00 pm",
    examples: ["10:00 am to 6:00 pm", "Closed", "By appointment"],
    spelling: "hours",
  });

/** Opening hours of one weekday. */
export const openingHours = z.strictObject({
  day: z.enum(weekdays),
  hours,
  walkIn: line.meta({
    title: "Walk-ins",
    description: "What clients without an appointment can expect that day",
  }),
});

/** A day on which the shop stays closed. */
export const closedDay = z.strictObject({
  name: line.meta({ description: "The reason, which visitors read: Vacation" }),
  date: z
    .string()
    .refine(
      (value) => parseClosedDate(value) !== undefined,
      "a day like December 24, or with its year if you close only once. If you close every Sunday, write Closed in the opening hours",
    )
    .meta({
      description:
        "December 24, or March 14, 2027, or 4th Thursday of November. If you close every Sunday, write Closed in the opening hours",
      examples: ["December 24", "March 14, 2027", "4th Thursday of November"],
      spelling: "closedDay",
    }),
});

export type OpeningHours = z.infer<typeof openingHours>;
export type ClosedDay = z.infer<typeof closedDay>;
