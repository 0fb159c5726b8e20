import { z } from "zod";
import { httpsUrl, lineAsTyped } from "../fields";

/** The name of a query parameter, as booking and statistics services spell it. */
const parameterName = z
  .string()
  .regex(/^[A-Za-z][\w:.[\]-]*$/, "one word without spaces, like size");

export const booking = z
  .strictObject({
    url: httpsUrl.meta({
      title: "Booking page",
      description: "The address of your page at the booking service",
    }),
    parameter: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, "one word without spaces, like name")
      .meta({
        title: "Parameter for the name",
        description: "In the booking address, the word between ? and =",
      }),
    name: lineAsTyped.meta({ description: "The shop's name at the booking service" }),
    groomerPageUrl: httpsUrl.meta({
      title: "Booking page on Meet Your Groomer",
      description: "The address that the button on Meet Your Groomer opens",
    }),
    dogParameters: z
      .strictObject({
        size: parameterName.optional().meta({
          description: "The booking service's name for the dog's size",
        }),
        coat: parameterName.optional().meta({ description: "Its name for the coat" }),
        service: parameterName.optional().meta({ description: "Its name for the service" }),
      })
      .optional()
      .meta({
        title: "Dog details for the booking page",
        description:
          "Sends the size, coat and service of a dog to your booking page when a visitor has estimated a price. Ask your booking service for these names. Without them, nothing is sent",
      }),
  })
  .meta({ description: "Your booking service" });

export const poster = z
  .strictObject({
    parameter: parameterName.meta({
      description: "Your statistics' name for the source of a visit",
    }),
    source: z
      .string()
      .regex(/^[\w.-]{1,40}$/, "up to 40 letters, digits, hyphens and periods, like poster")
      .meta({ description: "What your statistics show for a scan of the poster" }),
    viaSite: z.boolean().optional().meta({
      title: "Through this site",
      description:
        "On: the code opens the page /book/ of this site, whose analytics counts the scan. Off: it opens your booking service, whose statistics count it",
    }),
  })
  .meta({
    title: "Scans of the poster",
    description:
      "Marks visits from the poster's code, so that your statistics can count them. Without it, the code opens the usual booking address. Printed posters keep their old code",
  });
