import { z } from "zod";
import { lineAsTyped, singleLineText, sampleFields, textWithFacts } from "../fields";
import { photoAlt, photoName } from "./gallery-schema";

const section = z.strictObject({
  heading: singleLineText,
  subtitle: textWithFacts.optional().meta({ description: "The text below the heading" }),
});

const pairedPhoto = z.strictObject({
  picture: photoName.meta({ title: "Photo", picture: "gallery" }),
  alt: photoAlt,
});

const visit = section.extend({
  pair: z
    .strictObject({
      before: pairedPhoto,
      after: pairedPhoto,
      caption: singleLineText.optional().meta({ description: "A line below the two photos" }),
    })
    .optional()
    .meta({
      title: "Before and after",
      description: "Two photos of one dog, before and after its visit",
    }),
  steps: z
    .array(
      z.strictObject({
        name: singleLineText.meta({ description: "Two or three words: Drop off" }),
        text: textWithFacts.meta({ description: "One or two sentences" }),
      }),
    )
    .optional()
    .meta({ description: "From booking to picking up, in order" }),
});

export const home = z.strictObject({
  hero: z
    .strictObject({
      title: singleLineText,
      welcome: textWithFacts.meta({ description: "One short sentence of welcome" }),
      prices: textWithFacts
        .meta({
          title: "Link to the prices",
          description: "A line that links to the prices: Baths from {package.bath-only.starting}",
        })
        .optional(),
      serviceArea: textWithFacts.meta({
        description: "A paragraph about the towns that you serve",
      }),
      picture: lineAsTyped
        .meta({
          title: "Portrait",
          picture: "gallery",
          description: "A gallery photo, shown upright in an oval next to the title",
        })
        .optional(),
    })
    .meta({ title: "First screen", description: "What a visitor sees first" }),
  gallery: section.meta({ description: "Above the photos" }),
  team: section.meta({ description: "Above the team" }),
  pricing: section.meta({ title: "Price cards", description: "Above the four price cards" }),
  visit: visit.optional().meta({
    title: "How a visit goes",
    description: "A pair of photos and the steps of a visit. Leave both empty to omit the section",
  }),
  reviews: section.meta({ description: "Above the reviews" }),
  location: section.meta({
    title: "Address and hours",
    description: "Above the shop's address and opening hours",
  }),
  sample: sampleFields,
});
