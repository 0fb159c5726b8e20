import { z } from "zod";
import { line, slug } from "../fields";

/** A number or phrase that several texts mention as {id}. */
export const fact = z.strictObject({
  id: slug,
  value: line,
  description: line.meta({ description: "What the value means and where it is used" }),
});

export type Fact = z.infer<typeof fact>;
