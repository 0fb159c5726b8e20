import { z } from "zod";
import { singleLineText, sampleFields, textWithFacts, wholeNumber } from "../fields";

export const location = z.strictObject({
  city: singleLineText,
  introduction: textWithFacts,
  neighborhoods: z
    .array(
      z.strictObject({
        name: singleLineText,
        minutes: wholeNumber(1, 120).meta({
          title: "Minutes by car",
          description: "From there to your shop",
        }),
      }),
    )
    .min(1),
  reasons: z
    .array(textWithFacts.meta({ title: "Reason" }))
    .min(1)
    .meta({ description: "Why people from this town choose your shop" }),
  sample: sampleFields,
});
