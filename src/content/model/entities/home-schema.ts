import { z } from "zod";
import { line, sampleFields, text } from "../fields";

const section = z.strictObject({
  heading: line,
  subtitle: text.optional().meta({ description: "The text below the heading" }),
});

/** The home page's texts that belong to no other record. */
export const home = z.strictObject({
  hero: z
    .strictObject({
      title: line,
      welcome: text.meta({ description: "One short sentence of welcome" }),
      prices: text
        .meta({
          title: "Link to the prices",
          description: "A line that links to the prices: Baths from {package.bath-only.starting}",
        })
        .optional(),
      serviceArea: text.meta({ description: "A paragraph about the towns that you serve" }),
      picture: line
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
  reviews: section.meta({ description: "Above the reviews" }),
  location: section.meta({
    title: "Address and hours",
    description: "Above the shop's address and opening hours",
  }),
  sample: sampleFields,
});

export type Home = z.infer<typeof home>;
