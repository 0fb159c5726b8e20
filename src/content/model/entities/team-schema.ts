import { z } from "zod";
import { email, line, sample, text } from "../fields";

export const teamMember = z.strictObject({
  name: line,
  email: email.optional(),
  role: line.meta({ description: "What the person does at the shop" }),
  imageUrl: line.optional().meta({ title: "Photo", picture: "team", description: "The portrait" }),
  bio: text.meta({ title: "About the person" }),
  sample,
});

export type TeamMember = z.infer<typeof teamMember>;
