import { z } from "zod";
import { email, lineAsTyped, singleLineText, sample, textWithFacts } from "../fields";

export const teamMember = z.strictObject({
  name: singleLineText,
  email: email.optional(),
  role: singleLineText.meta({ description: "What the person does at the shop" }),
  imageUrl: lineAsTyped
    .optional()
    .meta({ title: "Photo", picture: "team", description: "The portrait" }),
  bio: textWithFacts.meta({ title: "About the person" }),
  sample,
});
