import { z } from "zod";
import { line, sampleFields, slug, text } from "../fields";

/** A question and its answer. */
export const faqItem = z.strictObject({
  id: slug,
  question: line,
  answer: text,
  sample: sampleFields,
});

export type FaqItem = z.infer<typeof faqItem>;
