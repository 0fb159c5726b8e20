import { z } from "zod";
import { line, sampleFields, slug, text } from "../fields";

/** A quick question at the start of the chat. */
export const chatCategory = z.strictObject({
  id: slug,
  label: line.meta({ description: "Words on the button" }),
  question: line.meta({ description: "What the visitor asks by pressing it" }),
  answer: text
    .optional()
    .meta({ description: "The canned answer; leave out where the chat asks further" }),
  sample: sampleFields,
});

/** A service that the chat can describe. */
export const chatService = z.strictObject({
  id: slug,
  label: line,
  description: text,
  offer: text
    .regex(/\{[^{}]+-offer\}/, "a sentence that names the offer, like {tea-tree-offer}")
    .optional()
    .meta({
      title: "Offer of a month",
      description:
        "A sentence of its own: once the month is over, the chat says in its place that the offer has ended",
    }),
  hasMore: z.boolean().optional().meta({ description: "Whether 'Learn more' shows an article" }),
  article: slug
    .optional()
    .meta({ references: "posts", description: "The blog post that 'Learn more' shows" }),
  sample: sampleFields,
});

/** The chat's own messages between questions and answers. */
export const chat = z.strictObject({
  greeting: text,
  askSize: text,
  askCoat: text,
  askAnother: text,
  services: text.meta({ description: "What the chat says before the services" }),
  sample: sampleFields,
});

export type ChatServiceRecord = z.infer<typeof chatService>;
export type Chat = z.infer<typeof chat>;
