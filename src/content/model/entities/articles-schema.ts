import { z } from "zod";
import { altText, isoDate, line, sample, tag } from "../fields";

/** The categories that posts are filed under. */
export const postCategories = [
  "Events",
  "Pet Health",
  "Grooming Tips",
  "Seasonal",
  "Local",
] as const;

const bothDays = z.object({ datePublished: isoDate, lastModified: isoDate });

/** Front matter of content/blog/<slug>/index.mdx. */
export const post = z
  .strictObject({
    title: line.max(90, "at most 90 characters"),
    preview: line
      .min(40)
      .max(220)
      .meta({ description: "Two sentences for the card and for search" }),
    author: line,
    datePublished: isoDate,
    lastModified: isoDate,
    eventDate: isoDate.optional().meta({
      title: "Day of the event",
      description:
        "Only for a post about an event: from the next day on, the post says that it has ended",
    }),
    image: line.meta({
      picture: "blog",
      description: "The picture above the post and on the blog, wider than high",
    }),
    imageAlt: altText,
    tags: z.array(tag).min(1).max(8),
    category: z.enum(postCategories),
    draft: z.boolean().optional(),
    sample,
  })
  .refine((value) => value.lastModified >= value.datePublished, {
    path: ["lastModified"],
    error: "a day on or after “Date published”",
    params: { fix: "write the day of the last change, or correct “Date published”" },
    // Otherwise an error in another field would hide this one.
    when: ({ value }) => bothDays.safeParse(value).success,
  });

/** Front matter of content/pages/<slug>.mdx. */
export const page = z.strictObject({
  title: line,
  description: line.max(160),
  lastModified: isoDate,
  sample,
});

export type Post = z.infer<typeof post>;
export type Page = z.infer<typeof page>;
