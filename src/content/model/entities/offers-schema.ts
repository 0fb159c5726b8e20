import { z } from "zod";
import { monthPattern } from "../../../lib/time/closed-days";
import { isoDate, singleLineText, slug, textWithFacts } from "../fields";

export const seasonalOffer = z.strictObject({
  id: slug.meta({
    title: "Name in texts",
    description:
      "Texts show the discount as {tea-tree-offer} and the month as {tea-tree-month} if you write tea-tree here",
  }),
  month: z
    .string()
    .regex(monthPattern, "a month by its full name, like March, or March 2027 for one year only")
    .meta({
      lastDay: true,
      description: "March if the offer returns every year, or March 2027 for one year only",
    }),
  discount: z
    .string()
    .regex(/^(?:[1-9]\d?%|\$[1-9]\d*(?:\.\d\d)?)$/, "a discount like 25% or $3")
    .meta({ description: "25% or $3" }),
  subject: singleLineText.max(60).meta({
    title: "What is reduced",
    description: "Follows the discount: tea tree conditioner, as in 25% off tea tree conditioner",
  }),
  service: slug.optional().meta({
    references: "serviceItems",
    description: "The add-on that is reduced. After the month, posts show its usual price",
  }),
});

export const promotion = z.strictObject({
  id: slug,
  title: singleLineText,
  description: textWithFacts,
  terms: textWithFacts.meta({ description: "The conditions, in small print" }),
  validUntil: isoDate.meta({
    lastDay: true,
    description: "The last day of the offer. Then it disappears by itself",
  }),
});

export type PromotionRecord = z.infer<typeof promotion>;
export type SeasonalOfferRecord = z.infer<typeof seasonalOffer>;
