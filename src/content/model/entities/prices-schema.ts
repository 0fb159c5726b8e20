import { z } from "zod";
import { andUp, dollars, dollarsOrFree, priceNote, httpsUrl, line, sampleFields, sitePath, slug, text } from "../fields";

/** A weight band of dogs, an option of the price estimator. */
export const dogSize = z.strictObject({
  id: slug,
  label: line,
  description: line,
  range: z
    .string()
    .regex(/^\d+(-\d+|\+) lbs$/, "a weight like 14-30 lbs or 121+ lbs")
    .meta({
      description: "Weight in pounds: 14-30 lbs, or 121+ lbs",
      examples: ["14-30 lbs", "121+ lbs"],
    }),
  sample: sampleFields,
});

/** A kind of coat, an option of the price estimator. */
export const coatType = z.strictObject({
  id: slug,
  label: line,
  description: line,
  sample: sampleFields,
});

const priceBySize = z.strictObject({
  size: slug.meta({ references: "dogSizes" }),
  short: dollars.optional(),
  long: dollars.optional(),
  double: dollars.optional(),
});

/** A grooming service and its price: by size and coat, or one price for every size. */
export const servicePrice = z
  .strictObject({
    id: slug,
    label: line,
    sizes: z
      .array(priceBySize)
      .optional()
      .meta({ description: "Dollars by size and coat; leave a coat out where it isn't offered" }),
    everySize: z
      .strictObject({
        price: dollars,
        coats: z.array(slug.meta({ references: "coatTypes" })).min(1),
      })
      .optional()
      .meta({ description: "One price for every size, for the coats named" }),
    andUp: andUp.meta({
      title: "And up",
      description: "Whether these are starting prices: visitors read $45 and up",
    }),
    note: priceNote,
  })
  .refine((value) => Boolean(value.sizes) !== Boolean(value.everySize), {
    error: "prices in either “Sizes” or “Every size”",
    params: { fix: "keep one of them" },
    when: ({ value }) => typeof value === "object" && value !== null,
  });

/** A price card on the home page. */
export const pricingPackage = z.strictObject({
  id: slug,
  name: line,
  href: z
    .union([z.literal("booking"), sitePath, httpsUrl], {
      error: '"booking", a page like /services/ or an https:// address',
    })
    .meta({
      title: "Button leads to",
      description: 'Where the button leads: "booking" for the booking page',
      examples: ["booking", "/services/"],
      link: true,
    }),
  price: z
    .strictObject({
      starting: dollars.meta({
        title: "From",
        description: "Starting price in dollars, the number alone: 78, or 78.50",
      }),
      addons: dollars.meta({
        title: "With add-ons",
        description: "Price with add-ons in dollars, the number alone",
      }),
    })
    .refine(({ starting, addons }) => starting <= addons, {
      error: "a price that isn’t below “From”",
      params: { fix: "correct one of the two prices" },
      path: ["addons"],
    }),
  description: text,
  features: z.array(text).min(1).max(8),
  sample: sampleFields,
});

const andUpProblem = {
  error: "no starting price for what is free",
  path: ["andUp"],
  params: { fix: "write a price, or take “And up” off" },
};

/** Rejects a free service with "and up". */
const isPlausible = ({ price, andUp: isStarting }: { price: number; andUp?: boolean | undefined }) =>
  price > 0 || !isStarting;

/** A service without appointment. */
export const walkInService = z
  .strictObject({ id: slug, name: line, price: dollarsOrFree, andUp })
  .refine(isPlausible, andUpProblem);

/** A line of the price lists. */
export const serviceItem = z
  .strictObject({
    id: slug,
    name: line,
    description: text,
    price: dollarsOrFree,
    andUp,
    note: priceNote,
    sample: sampleFields,
  })
  .refine(isPlausible, andUpProblem);

/** A price-list page, /<slug>/. */
export const priceList = z.strictObject({
  slug: slug.meta({ description: "The page's address: to14 for /to14/" }),
  title: line.meta({ description: "Title of the table" }),
  items: z
    .array(slug.meta({ references: "serviceItems" }))
    .min(1)
    .meta({ description: "Which services the page lists, in order" }),
});

/** A tile on the services page. */
export const serviceTile = z.strictObject({
  label: line,
  priceList: slug.meta({ references: "priceLists", description: "The price list it leads to" }),
  description: text,
  sample: sampleFields,
});

export type DogSize = z.infer<typeof dogSize>;
export type CoatType = z.infer<typeof coatType>;
export type ServicePrice = z.infer<typeof servicePrice>;
export type PricingPackage = z.infer<typeof pricingPackage>;
export type WalkInService = z.infer<typeof walkInService>;
export type ServiceItem = z.infer<typeof serviceItem>;
export type PriceList = z.infer<typeof priceList>;
export type ServiceTile = z.infer<typeof serviceTile>;
