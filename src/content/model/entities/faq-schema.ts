import { z } from "zod";
import { isFreeId } from "../../../lib/links/free-id";
import { siteLink } from "./navigation-schema";
import { singleLineText, sampleFields, slug, textWithFacts } from "../fields";

export const faqItem = z.strictObject({
  id: slug.refine(
    isFreeId,
    "another id, because the site uses this one itself, like what-it-costs",
  ),
  question: singleLineText,
  answer: textWithFacts,
  links: z
    .array(siteLink)
    .max(3)
    .optional()
    .meta({ description: "Up to three pages, as links below the answer" }),
  sample: sampleFields,
});
