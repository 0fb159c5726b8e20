import { z } from "zod";
import { line, sampleFields, text } from "../fields";

export const location = z.strictObject({
  city: line,
  introduction: text,
  neighborhoods: z
    .array(
      z.strictObject({
        name: line,
        minutes: z
          .int()
          .min(1)
          .max(120)
          .meta({ title: "Minutes by car", description: "From there to your shop" }),
      }),
    )
    .min(1),
  reasons: z
    .array(text.meta({ title: "Reason" }))
    .min(1)
    .meta({ description: "Why people from this town choose your shop" }),
  sample: sampleFields,
});

export type Location = z.infer<typeof location>;
