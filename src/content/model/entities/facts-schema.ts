import { z } from "zod";
import { singleLineText, slug } from "../fields";

export const fact = z.strictObject({
  id: slug
    .refine(
      (id) => !id.endsWith("-offer"),
      "a name that doesn't end in -offer. Add a discount under Promotions, Offers of a month, and texts can mention it by that name",
    )
    .meta({
      title: "Name in braces",
      description: "Texts contain this name in braces: {referral-discount}",
    }),
  value: singleLineText.meta({ description: "What visitors read instead, such as $10" }),
  description: singleLineText.meta({ description: "What the fact means and where it is used" }),
});

export type Fact = z.infer<typeof fact>;
