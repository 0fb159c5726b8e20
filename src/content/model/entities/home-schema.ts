import { z } from "zod";
import { line, sampleFields, text } from "../fields";

const section = z.strictObject({ heading: line, subtitle: text.optional() });

/** The home page's texts that belong to no other record. */
export const home = z.strictObject({
  hero: z
    .strictObject({
      title: line,
      welcome: text.meta({ description: "One short sentence of welcome" }),
      prices: text
        .meta({
          title: "Line of prices",
          description:
            "One line that leads to the prices, such as: Baths from {package.bath-only.starting}",
        })
        .optional(),
      serviceArea: text.meta({ description: "Paragraph about the area served" }),
      picture: line
        .meta({
          title: "Portrait",
          picture: "gallery",
          description: "A photo of the gallery, shown upright in an oval beside the motto",
        })
        .optional(),
    })
    .meta({ description: "What a visitor sees first" }),
  gallery: section.meta({ description: "Heading of the photo carousel" }),
  team: section.meta({ description: "Heading of the team section" }),
  pricing: section.meta({ description: "Heading of the four price cards" }),
  reviews: section.meta({ description: "Heading of the reviews" }),
  location: section.meta({ description: "Heading of place and hours" }),
  sample: sampleFields,
});

export type Home = z.infer<typeof home>;
