import { z } from "zod";
import { isoDate, line, sampleFields, slug, text } from "../fields";

/** A town on the locations page. */
export const location = z.strictObject({
  city: line,
  introduction: text,
  neighborhoods: z
    .array(
      z.strictObject({
        name: line,
        minutes: z.int().min(1).max(120).meta({ description: "Drive to the shop in minutes" }),
      }),
    )
    .min(1),
  reasons: z.array(text).min(1).meta({ description: "Why people of this town choose the salon" }),
  sample: sampleFields,
});

/** An offer on the sales page; gone after its last day. */
export const promotion = z.strictObject({
  id: slug,
  title: line,
  description: text,
  terms: text,
  validUntil: isoDate.meta({ description: "Last day of the offer, 2026-03-31" }),
});

/** A number or phrase that several texts mention; they refer to it as {id}. */
export const fact = z.strictObject({
  id: slug,
  value: line,
  description: line.meta({ description: "What the value means and where it is used" }),
});

/** A question and its answer. */
export const faqItem = z.strictObject({
  id: slug,
  question: line,
  answer: text,
  sample: sampleFields,
});

export type Location = z.infer<typeof location>;
export type Promotion = z.infer<typeof promotion>;
export type Fact = z.infer<typeof fact>;
export type FaqItem = z.infer<typeof faqItem>;
