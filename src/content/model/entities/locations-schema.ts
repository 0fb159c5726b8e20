import { z } from "zod";
import { line, sampleFields, text } from "../fields";

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

export type Location = z.infer<typeof location>;
