import { z } from "zod";
import { singleLineText, sampleFields, slug, textWithFacts } from "../fields";

export const chatCategory = z.strictObject({
  id: slug,
  label: singleLineText.meta({ description: "The text on the button" }),
  question: singleLineText.meta({ description: "What the visitor asks with this button" }),
  answer: textWithFacts
    .optional()
    .meta({ description: "Leave it empty only for the questions that the chat answers itself" }),
  sample: sampleFields,
});

export const chatService = z.strictObject({
  id: slug,
  label: singleLineText.meta({ description: "The text on the button" }),
  description: textWithFacts,
  offer: textWithFacts
    .regex(/\{[^{}]+-offer\}/, "a sentence that contains an offer, like {tea-tree-offer}")
    .optional()
    .meta({
      title: "Offer of a month",
      description:
        "One sentence about the offer. After the month, the chat shows instead that the offer has ended",
    }),
  hasMore: z
    .boolean()
    .optional()
    .meta({ title: "Learn more", description: "Shows a button that opens an article" }),
  article: slug
    .optional()
    .meta({ references: "posts", description: "The blog post that Learn more opens" }),
  sample: sampleFields,
});

export const chat = z.strictObject({
  greeting: textWithFacts.meta({ description: "The first message" }),
  askSize: textWithFacts.meta({ title: "Question about the size" }),
  askCoat: textWithFacts.meta({ title: "Question about the coat" }),
  askAnother: textWithFacts.meta({ title: "Before another question" }),
  services: textWithFacts.meta({
    title: "Above the services",
    description: "The message above the list of services",
  }),
  sample: sampleFields,
});

export type ChatServiceRecord = z.infer<typeof chatService>;
