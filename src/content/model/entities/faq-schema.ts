import { z } from "zod";
import { isFreeId } from "../../../lib/links/site-ids";
import { siteLink } from "./navigation-schema";
import { line, sampleFields, slug, text } from "../fields";

/** A question and its answer. */
export const faqItem = z.strictObject({
  id: slug.refine(isFreeId, "an id that the site doesn't use itself, like what-it-costs"),
  question: line,
  answer: text,
  links: z
    .array(siteLink)
    .max(3)
    .optional()
    .meta({ description: "Pages that the answer names, to go on from there" }),
  sample: sampleFields,
});

export type FaqItem = z.infer<typeof faqItem>;
