import { z } from "zod";
import { isoDate, line, slug, text } from "../fields";

/** An offer on the sales page; hidden after its last day. */
export const promotion = z.strictObject({
  id: slug,
  title: line,
  description: text,
  terms: text,
  validUntil: isoDate.meta({ description: "Last day of the offer" }),
});

export type PromotionRecord = z.infer<typeof promotion>;
