import { z } from "zod";
import type { PriceRow } from "../../../lib/money/price-estimate";
import {
  andUp,
  dollars,
  dollarsOrFree,
  priceNote,
  httpsUrl,
  lineAsTyped,
  singleLineText,
  sampleFields,
  sitePath,
  slug,
  textWithFacts,
} from "../fields";

function isAscending(range: string): boolean {
  const [, from, to] = /^(\d+)-(\d+)/.exec(range) ?? [];
  return to === undefined || Number(from) < Number(to);
}

export const dogSize = z.strictObject({
  id: slug,
  label: singleLineText,
  description: singleLineText,
  range: z
    .string()
    .regex(/^\d+(-\d+|\+) lbs$/, "a weight like 14-30 lbs or 121+ lbs")
    .refine(isAscending, "the smaller weight first, like 14-30 lbs")
    .meta({ title: "Weight", description: "In pounds: 14-30 lbs or 121+ lbs" }),
  sample: sampleFields,
});

export const coatType = z.strictObject({
  id: slug,
  label: singleLineText,
  description: singleLineText,
  sample: sampleFields,
});

const priceBySize = z
  .object({ size: slug.meta({ references: "dogSizes" }) })
  .catchall(dollars)
  .meta({ keys: "coatTypes" });

export const servicePrice = z
  .strictObject({
    id: slug,
    label: singleLineText,
    sizes: z.array(priceBySize).optional().meta({
      description: "Prices by size and coat. Leave a coat empty if you don't offer it",
    }),
    everySize: z
      .strictObject({
        price: dollars,
        coats: z.array(slug.meta({ references: "coatTypes" })).min(1),
      })
      .optional()
      .meta({
        title: "One price for every size",
        description: "Instead of prices by size, for the coats that you choose",
      }),
    andUp: andUp.meta({ description: "For starting prices. Visitors then read $45 and up" }),
    note: priceNote,
  })
  .refine((value) => Boolean(value.sizes) !== Boolean(value.everySize), {
    error: "prices in “Sizes” or in “One price for every size”, not in both",
    when: ({ value }) => typeof value === "object" && value !== null,
  });

export const pricingPackage = z.strictObject({
  id: slug,
  name: singleLineText,
  href: z
    .union([z.literal("booking"), sitePath, httpsUrl], {
      error:
        "booking, a page of this site like /services/, or an address that starts with https://",
    })
    .meta({
      title: "Button opens",
      description:
        "What the button opens: booking for the booking page, or a page such as /services/",
      link: true,
    }),
  price: z
    .strictObject({
      starting: dollars.meta({
        title: "From",
        description: "Starting price in dollars, only the number: 78 or 78.50",
      }),
      addons: dollars.meta({
        title: "With add-ons",
        description: "Price with add-ons in dollars, only the number",
      }),
    })
    .refine(({ starting, addons }) => starting <= addons, {
      error: "a price that isn’t below “From”",
      path: ["addons"],
    }),
  description: textWithFacts,
  features: z
    .array(textWithFacts.meta({ title: "Feature" }))
    .min(1)
    .max(8),
  sample: sampleFields,
});

const andUpProblem = { error: "“And up” only for a price above 0", path: ["andUp"] };

const isPlausible = ({
  price,
  andUp: isStarting,
}: {
  price: number;
  andUp?: boolean | undefined;
}) => price > 0 || !isStarting;

export const walkInService = z
  .strictObject({ id: slug, name: singleLineText, price: dollarsOrFree, andUp })
  .refine(isPlausible, andUpProblem);

export const serviceItem = z
  .strictObject({
    id: slug,
    name: singleLineText,
    description: textWithFacts,
    price: dollarsOrFree,
    andUp,
    note: priceNote,
    sample: sampleFields,
  })
  .refine(isPlausible, andUpProblem);

export const priceList = z.strictObject({
  slug: slug.meta({ title: "Address", description: "The page's address: to14 for /to14/" }),
  title: singleLineText.meta({ description: "The title of the table" }),
  items: z
    .array(slug.meta({ references: "serviceItems" }))
    .min(1)
    .meta({ title: "Services", description: "The services that the page lists, in order" }),
});

export const serviceTile = z.strictObject({
  label: singleLineText,
  priceList: slug.meta({ references: "priceLists", description: "The price list that it opens" }),
  description: textWithFacts,
  picture: lineAsTyped
    .meta({ picture: "gallery", description: "A gallery photo, shown in a small circle" })
    .optional(),
  sample: sampleFields,
});

export type ServicePrice = Omit<z.infer<typeof servicePrice>, "sizes"> & { sizes?: PriceRow[] };
export type PricingPackage = z.infer<typeof pricingPackage>;
export type ServiceItem = z.infer<typeof serviceItem>;
export type PriceList = z.infer<typeof priceList>;
