import { z } from "zod";
import { altText, line, sample } from "../fields";

/** A photo of the carousel. */
export const galleryPhoto = z.strictObject({
  name: z
    .string()
    .regex(
      // A phone's own img_2041.jpg is accepted.
      /^[a-z0-9]+([-_][a-z0-9]+)*\.[a-zA-Z0-9]+$/,
      "a file name of lower-case letters, digits and single hyphens or underscores, with its extension, like biscuit.jpg",
    )
    .meta({
      title: "Photo",
      picture: "gallery",
      description: "A photo of a dog, upright or wide",
    }),
  alt: altText.meta({ description: "What the photo shows, for visitors who can't see it" }),
  caption: line
    .max(60, "at most 60 characters")
    .meta({
      description: "What a client would say of it, shown below; without it, the alt text is",
    })
    .optional(),
  sample,
});

export type GalleryPhoto = z.infer<typeof galleryPhoto>;
