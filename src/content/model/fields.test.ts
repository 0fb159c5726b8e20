import type { z } from "zod";
import { phone } from "./fields";
import { closedDay, closedOnce, hours } from "./entities/hours-schema";
import { review } from "./entities/reviews-schema";

const yearly = closedDay.shape.date;
const once = closedOnce.shape.date;
const reviewDate = review.shape.date;

/** The messages of a value's errors; empty for a valid value. */
const errorsOf = (schema: z.ZodType, value: string): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each<[z.ZodType, ...values: string[]]>([
  [hours, "9:00 am to 12:00 pm and 1:00 pm to 5:00 pm", "Closed", "By appointment"],
  [phone, "(512) 555-0142"],
  [yearly, "December 24", "February 29", "4th Thursday of November", "last Monday of May"],
  [once, "December 1, 2026", "February 29, 2028"],
  [reviewDate, "January 12, 2026", "January 2026", "Summer 2025", "2025", "2024 Winner"],
])("accepts the one spelling", (schema, ...values) => {
  for (const value of values) expect(errorsOf(schema, value)).toEqual([]);
});

test.each<[expected: RegExp, z.ZodType, ...values: string[]]>([
  [/^hours like 9:00 am to 5:00 pm/, hours, "9-5", "9am - 5pm", "call us", "closed", "Open 24/7"],
  [/^a closing time after the opening/, hours, "9:00 pm to 5:00 pm", "1:00 pm to 12:00 am"],
  [/like \(512\) 555-0142$/, phone, "512.555.0142", "+1 512 555 0142", "555-0142"],
  [/like December 24, or 4th Thu.* one day only, .*into Closed once/, yearly, "December 24, 2026"],
  [/the day after Thanksgiving, .*into Closed once/, yearly, "4th Friday of November", "April 31"],
  [/into Closed once/, yearly, "12/25", "Dec 24", "December 24th", "Thursday, December 24"],
  [/without its weekday, like December 24, 2026/, once, "Wednesday, December 1, 2026"],
  [/Closed every year/, once, "December 24", "12/1/2026", "2026-12-01", "February 29, 2027"],
  [/^a day, a month with its year/, reviewDate, "a month ago", "Yesterday", "Nov 31 2024", "May 3"],
  [/^a day, a month with its year/, reviewDate, "Monday, May 5, 2025", "February 30, 2024"],
])("refuses other spellings: %s", (expected, schema, ...values) => {
  for (const value of values)
    expect(errorsOf(schema, value)).toEqual([expect.stringMatching(expected)]);
});
