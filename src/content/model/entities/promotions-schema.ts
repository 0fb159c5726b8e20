import { z } from "zod";
import { isoDate, line, slug, text } from "../fields";

export const promotion = z.strictObject({
  id: slug,
  title: line,
  description: text,
  terms: text.meta({ description: "The conditions, in small print" }),
  validUntil: isoDate.meta({
    description: "The last day of the offer. Then it disappears by itself",
  }),
});

export type PromotionRecord = z.infer<typeof promotion>;
