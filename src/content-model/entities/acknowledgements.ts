import { z } from "zod";
import { line } from "../fields";

/** A contradiction in the content that the owner knows of and means to keep. */
export const acknowledgement = z.strictObject({
  warning: line.meta({ description: "The contradiction, as `npm run check` names it" }),
  reason: line.min(10, "a reason of at least 10 characters").meta({
    description: "Why both places are right, for whoever reads this next year",
  }),
});

export type Acknowledgement = z.infer<typeof acknowledgement>;
