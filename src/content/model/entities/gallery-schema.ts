import { z } from "zod";
import { altText, singleLineText, sample } from "../fields";

export const photoName = z.string().regex(
  // A phone's own img_2041.jpg is accepted.
  /^[a-z0-9]+([-_][a-z0-9]+)*\.[a-zA-Z0-9]+$/,
  "a file name of lower-case letters, digits and single hyphens or underscores, like biscuit.jpg",
);

export const photoAlt = altText.meta({
  title: "What the photo shows",
  description: "For visitors who can't see it: Biscuit, a brown poodle, after the bath",
});

export const galleryPhoto = z.strictObject({
  name: photoName.meta({
    title: "Photo",
    picture: "gallery",
    description: "A photo of a dog, upright or wide",
  }),
  alt: photoAlt,
  caption: singleLineText
    .max(60, "at most 60 characters")
    .meta({
      description:
        "A line below the photo, in the words of a client, up to 60 characters. Without it, visitors read what the photo shows",
    })
    .optional(),
  sample,
});
