import { z } from "zod";
import { email, httpsUrl, line, phone, sampleFields, text } from "../fields";
import { booking, poster } from "./booking-schema";

/**
 * An angle in degrees.
 *
 * @param most the maximum in both directions
 * @param example an angle near the shop
 */
const degrees = (kind: string, most: number, example: number) => {
  const words = `${kind} in degrees, from -${most} to ${most}`;
  return z
    .number()
    .min(-most, words)
    .max(most, words)
    .meta({ examples: [example] });
};

/** The Git repository of the site, which the editor at /admin/ reads and saves to. */
export const repository = z.strictObject({
  provider: z
    .enum(["github", "gitlab", "gitea"])
    .meta({ description: "Whose repository it is; Forgejo and Codeberg are gitea" }),
  name: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, "an owner and a name, like shop/site")
    .meta({ description: "Owner and name of the repository", examples: ["shop/site"] }),
  branch: line.meta({ description: "The branch that is published", examples: ["main"] }),
  host: httpsUrl
    .optional()
    .meta({ description: "The provider's address, if it isn't its public one" }),
});

/** The shop's identity and external addresses; nothing else repeats them. */
export const site = z.strictObject({
  name: line.meta({ description: "The shop's name" }),
  shortName: line.max(12).optional().meta({
    description:
      "The name under the icon on a phone's home screen, up to 12 characters; leave out to use the name",
  }),
  established: z.int().min(1900).max(2100).meta({ description: "Year in which the shop opened" }),
  description: line
    .max(160)
    .meta({ description: "One sentence about the shop for search engines, up to 160 characters" }),
  url: httpsUrl.meta({
    title: "Address of the site",
    description: "Where this site is published, https://…, without a path",
  }),
  phone: phone.meta({
    description: "Phone number as shown, (512) 555-0142",
  }),
  takesTexts: z.boolean().optional().meta({
    description: "Whether that number takes text messages as well",
  }),
  textPhone: phone.optional().meta({
    title: "Another number for texts",
    description: "Only where text messages go to another number than calls, (512) 555-0142",
  }),
  email: email.meta({ description: "The shop's email address" }),
  salesTaxPercent: z
    .number()
    .min(0)
    .max(20)
    .meta({ description: "Sales tax in percent, 8.25 for 8.25 %" }),
  address: z
    .strictObject({
      street: line.meta({ description: "If the shop moves, its place on the map moves, too" }),
      city: line,
      state: z
        .string()
        .regex(/^[A-Z]{2}$/, "a state's two capital letters, like TX")
        .meta({ examples: ["TX"] }),
      postalCode: z
        .string()
        .regex(/^\d{5}$/, "a ZIP code of five digits")
        .meta({ examples: ["78701"] }),
    })
    .meta({ description: "The street address of the shop" }),
  serviceArea: z
    .array(line)
    .min(1)
    .meta({ description: "Towns that the shop serves, the nearest first" }),
  neighbor: z
    .strictObject({
      name: line.meta({ description: "Its name, which texts mention as {neighbor}" }),
      url: httpsUrl.meta({ description: "Its website" }),
      directions: text.regex(/\{neighbor\}/, "a sentence with {neighbor} in it").meta({
        description:
          "The sentence under the shop's address that leads there by the neighbor; {neighbor} becomes the link to it",
        examples: ["We are in front of {neighbor}."],
      }),
    })
    .optional()
    .meta({
      description: "The neighbouring business that the shop sits in front of; may be left out",
    }),
  directions: z.boolean().optional().meta({
    description:
      "Whether each address has a Directions link, which opens the map app of a phone; leave out to show none",
  }),
  arrival: line.optional().meta({
    facts: true,
    description:
      "Where to park and which door to take: a sentence or two under the shop's address; may be left out",
    examples: ["Park in front of {neighbor}; our door is the one on the left."],
  }),
  map: z
    .strictObject({
      latitude: degrees("a latitude", 90, 30.2672).meta({
        description: "How far north the shop is, in degrees: in Texas between 25 and 37",
      }),
      longitude: degrees("a longitude", 180, -97.7431).meta({
        description:
          "How far east the shop is, in degrees: in all of America with a minus, in Texas between -107 and -93",
      }),
    })
    .optional()
    .meta({ description: "Where the map's pin stands; leave out to show no map" }),
  booking,
  poster: poster.optional(),
  reviewUrl: httpsUrl.optional().meta({
    title: "Where to leave a review",
    description:
      "The page on which clients write a review, such as the link that Google gives under Ask for reviews; leave out to show no link",
    examples: ["https://g.page/r/your-shop/review"],
  }),
  forms: z
    .strictObject({
      contactEndpoint: httpsUrl.optional().meta({
        title: "Form service for the contact form",
        description:
          "The address that a form service gives your contact form; leave out to use the visitor's email app",
        examples: ["https://formspree.io/f/abcdwxyz"],
      }),
      newsletterEndpoint: httpsUrl.optional().meta({
        title: "Form service for the newsletter",
        description:
          "The address that a form service gives your newsletter form; leave out to use the visitor's email app",
        examples: ["https://formspree.io/f/abcdwxyz"],
      }),
      thankYouPage: httpsUrl.optional().meta({
        title: "Thank-you page of the form service",
        description:
          "The page that the form service opens after sending, if it is on a third website; visitors without JavaScript need it",
        examples: ["https://thanks.service.com"],
      }),
    })
    .optional()
    .meta({ description: "Where forms are sent; leave out to use the visitor's email app" }),
  repository: repository.optional().meta({
    description: "Switches the editor at /admin/ on; leave out to build the site without it",
  }),
  developer: z
    .strictObject({ name: line, url: httpsUrl })
    .meta({ description: "The team that develops the site" }),
  sample: sampleFields,
});

export type Site = z.infer<typeof site>;
export type Repository = z.infer<typeof repository>;
