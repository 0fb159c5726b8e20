import { z } from "zod";
import { email, httpsUrl, line, phone } from "../fields";

/** The shop's identity and its outside addresses: the one place where they stand. */
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
  url: httpsUrl.meta({ description: "Where this site is published, https://…, without a path" }),
  phone: phone.meta({ description: "Phone number as shown, (512) 555-0142" }),
  email: email.meta({ description: "The shop's e-mail address" }),
  salesTaxPercent: z
    .number()
    .min(0)
    .max(20)
    .meta({ description: "Sales tax in percent, 8.25 for 8.25 %" }),
  address: z
    .strictObject({
      street: line,
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
    .strictObject({ name: line, url: httpsUrl })
    .meta({ description: "The neighbouring business that the shop sits in front of" }),
  map: z
    .strictObject({
      embedUrl: httpsUrl.meta({ description: "Address of the map shown in the page's frame" }),
      linkUrl: httpsUrl.meta({ description: "Address of the same place for 'Open the map'" }),
    })
    .meta({ description: "The map of the shop" }),
  booking: z
    .strictObject({
      url: httpsUrl.meta({ description: "The booking provider's page" }),
      parameter: z
        .string()
        .regex(/^[A-Za-z][\w-]*$/, "a single word without blanks, like name")
        .meta({
          description: "Name of the query parameter that carries the booking name",
          examples: ["name"],
        }),
      name: line.meta({ description: "The shop's name at the booking provider" }),
      groomerPageUrl: httpsUrl.meta({
        description: "The second form of the booking address, used on 'Meet Your Groomer'",
      }),
    })
    .meta({ description: "The external booking service" }),
  forms: z
    .strictObject({
      contactEndpoint: httpsUrl.optional().meta({
        description:
          "Where the contact form is sent by POST, a service that allows CORS; leave out to use the visitor's mail program",
      }),
      newsletterEndpoint: httpsUrl.optional().meta({
        description:
          "Where newsletter sign-ups are sent by POST, a service that allows CORS; leave out to use the visitor's mail program",
      }),
    })
    .meta({ description: "Where forms are sent" }),
  developer: z
    .strictObject({ name: line, url: httpsUrl })
    .meta({ description: "The team that develops the site" }),
});

export type Site = z.infer<typeof site>;
