import { z } from "zod";
import { endpointExamples, formEndpoint } from "../../../lib/forms/form-services";
import {
  email,
  httpsUrl,
  singleLineText,
  phone,
  sampleFields,
  textWithFacts,
  wholeNumber,
} from "../fields";
import { booking, poster } from "./booking-schema";

const degrees = (kind: string, most: number) => {
  const words = `${kind} in degrees, from -${most} to ${most}`;
  return z.number().min(-most, words).max(most, words);
};

const formAddress = z
  .string()
  .regex(
    formEndpoint(),
    `the address of your form at one of these services, like ${endpointExamples().join(", ")}`,
  )
  .meta({
    description:
      "The address that the form service gives you. Leave it empty to use the visitor's email app",
  });

export const repository = z.strictObject({
  provider: z
    .enum(["github", "gitlab", "gitea"])
    .meta({ description: "The host of the repository. For Forgejo and Codeberg, choose gitea" }),
  name: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, "an owner and a name, like shop/site")
    .meta({ description: "The owner and name of the repository" }),
  branch: singleLineText.meta({ description: "The branch that is published" }),
  host: httpsUrl
    .optional()
    .meta({ description: "The address of the host, if it is your own server" }),
});

export const site = z.strictObject({
  name: singleLineText.meta({ description: "The name of your shop" }),
  shortName: singleLineText.max(12).optional().meta({
    description:
      "The name below the icon on a phone's home screen, up to 12 characters. Without it, the icon has the full name",
  }),
  established: wholeNumber(1900, 2100).meta({ description: "The year in which the shop opened" }),
  description: singleLineText
    .max(160)
    .meta({ description: "One sentence about the shop for search engines, up to 160 characters" }),
  url: httpsUrl.meta({
    title: "Address of the site",
    description:
      "Such as https://www.shop.com, without a page. While it ends in .example, the site uses the address of its host",
  }),
  phone: phone.meta({ description: "As visitors see it: (512) 555-0142" }),
  takesTexts: z.boolean().optional().meta({
    description: "Visitors can also send text messages to this number",
  }),
  textPhone: phone.optional().meta({
    title: "Another number for texts",
    description: "Only if text messages go to another number than calls: (512) 555-0142",
  }),
  email: email.meta({ description: "The email address of your shop" }),
  salesTaxPercent: z
    .number()
    .min(0, "a number from 0 to 20")
    .max(20, "a number from 0 to 20")
    .meta({ title: "Sales tax", description: "In percent, only the number: 8.25" }),
  address: z
    .strictObject({
      street: singleLineText.meta({ description: "If you move, also change “Map” and “Arrival”" }),
      city: singleLineText,
      state: z.string().regex(/^[A-Z]{2}$/, "a state's two capital letters, like TX"),
      postalCode: z.string().regex(/^\d{5}$/, "a ZIP code of five digits, like 78701"),
    })
    .meta({ description: "The street address of your shop" }),
  serviceArea: z
    .array(singleLineText)
    .min(1)
    .meta({ description: "The towns that you serve, the nearest first" }),
  neighbor: z
    .strictObject({
      name: singleLineText.meta({
        description: "The name of the business. Texts contain it as {neighbor}",
      }),
      url: httpsUrl.meta({ title: "Website", description: "Such as https://www.neighbor.com" }),
      directions: textWithFacts
        .regex(
          /\{neighbor\}/,
          "a sentence that contains {neighbor}, like We are in front of {neighbor}.",
        )
        .meta({
          description:
            "A sentence below your address: We are in front of {neighbor}. In it, {neighbor} is a link",
        }),
    })
    .optional()
    .meta({
      description:
        "A business next to you, so that visitors find you. Leave it out if you don't need it",
    }),
  directions: z.boolean().optional().meta({
    description: "Shows a Directions link next to your address. On a phone, it opens the map app",
  }),
  arrival: singleLineText.optional().meta({
    facts: true,
    description: "One or two sentences below your address: where to park, and which door to use",
  }),
  map: z
    .strictObject({
      latitude: degrees("a latitude", 90).meta({
        description: "How far north you are, in degrees. In Texas, between 25 and 37",
      }),
      longitude: degrees("a longitude", 180).meta({
        description:
          "How far west you are, in degrees, with a minus. In Texas, between -107 and -93",
      }),
    })
    .optional()
    .meta({ description: "Where the pin on the map is. Without it, the site shows no map" }),
  booking,
  poster: poster.optional(),
  reviewUrl: httpsUrl.optional().meta({
    title: "Where to leave a review",
    description:
      "The page where clients write a review. Google shows its address under Ask for reviews",
  }),
  forms: z
    .strictObject({
      contactEndpoint: formAddress.optional().meta({ title: "Contact form" }),
      newsletterEndpoint: formAddress.optional().meta({ title: "Newsletter form" }),
      thankYouPage: httpsUrl.optional().meta({
        title: "Thank-you page",
        description:
          "Only if the form service opens a page of another website after sending. Enter its address",
      }),
    })
    .optional()
    .meta({
      description:
        "The form service that receives messages. Without one, forms open the visitor's email app",
    }),
  repository: repository.optional().meta({
    description:
      "Where the files of this site are. Leave it empty unless your host doesn't know it. See docs/go-live.md",
  }),
  signInUrl: httpsUrl.optional().meta({
    title: "Sign-in server",
    description:
      "Adds a button to the editor that signs you in with your GitHub account. Without it, you sign in with a token. See docs/go-live.md",
  }),
  developer: z
    .strictObject({ name: singleLineText, url: httpsUrl.meta({ title: "Website" }) })
    .meta({ description: "The team that develops this site" }),
  sample: sampleFields,
});

export type Site = z.infer<typeof site>;
export type Repository = z.infer<typeof repository>;
