import { z } from "zod";
import { slugify } from "../../../lib/links/routes";
import { medallionNames } from "../../../lib/medallions";
import { altText, isoDate, lineAsTyped, singleLineText, sample, postTag } from "../fields";

const postCategories = ["Events", "Pet Health", "Grooming Tips", "Seasonal", "Local"] as const;

/** The fields that a draft needs. It may lack others, in which the check finds no value. */
export const neededInDrafts = ["title", "datePublished", "lastModified", "category"];

const bothDays = z.object({ datePublished: isoDate, lastModified: isoDate });

/** Rejects a tag whose page is that of an earlier tag: visitors would see two links to it. */
function refuseSameTag(tags: string[], context: z.core.$RefinementCtx): void {
  const slugs = tags.map(slugify);
  slugs.forEach((slug, index) => {
    const first = slugs.indexOf(slug);
    if (slug === "" || first === index) return;
    const message = `a tag with other letters or digits than “${tags[first] ?? ""}”`;
    context.addIssue({ code: "custom", path: [index], message });
  });
}

export const post = z
  .strictObject({
    title: singleLineText.max(90, "at most 90 characters"),
    preview: singleLineText.min(40).max(220).meta({
      title: "Summary",
      description:
        "Two sentences, 40 to 220 characters. Visitors read them below the title on the blog, and in search results",
    }),
    author: singleLineText.meta({ description: "The writer's name" }),
    datePublished: isoDate.meta({
      description: "The day from which visitors see the post. It may be in the future",
    }),
    lastModified: isoDate.meta({ description: "The day of the last change" }),
    eventDate: isoDate.optional().meta({
      title: "Day of the event",
      description:
        "Only for a post about an event. From the next day on, the post shows that the event has ended",
    }),
    image: lineAsTyped.meta({
      title: "Cover photo",
      picture: "blog",
      description: "The photo above the post and on the blog. Choose one that is wider than high",
    }),
    imageAlt: altText.meta({
      title: "What the cover photo shows",
      description: "For visitors who can't see it: A brown poodle after the bath",
    }),
    tags: z.array(postTag).max(8).superRefine(refuseSameTag).optional().meta({
      description: "Up to eight words, such as puppies. Each tag has a page with all its posts",
    }),
    category: z.enum(postCategories),
    draft: z.boolean().optional().meta({
      description:
        "While it is on, visitors don't see the post, which only needs a title, its dates and a category",
    }),
    sample,
  })
  .refine((value) => value.lastModified >= value.datePublished, {
    path: ["lastModified"],
    error: "a day that isn’t before “Date published”",
    // Otherwise an error in another field would hide this one.
    when: ({ value }) => bothDays.safeParse(value).success,
  });

export const page = z.strictObject({
  title: singleLineText,
  description: singleLineText
    .max(160)
    .meta({ description: "One sentence for search results, up to 160 characters" }),
  lastModified: isoDate.meta({ description: "The day of the last change" }),
  medallion: z.enum(medallionNames).optional().meta({ description: "The drawing above the title" }),
  bookingCard: z
    .boolean()
    .optional()
    .meta({ description: "Shows a card with Book Now next to the text" }),
  sample,
});

export type Post = z.infer<typeof post>;
