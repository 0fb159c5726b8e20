import { z } from "zod";
import { httpsUrl, line } from "../fields";

/** The name of a query parameter, as booking and statistics services spell it. */
const parameterName = z
  .string()
  .regex(/^[A-Za-z][\w:.[\]-]*$/, "a single word without blanks, like size");

/** The external booking service. */
export const booking = z
  .strictObject({
    url: httpsUrl.meta({ description: "The booking provider's page" }),
    parameter: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, "a single word without blanks, like name")
      .meta({
        description: "The word before the shop's name in the address",
        examples: ["name"],
      }),
    name: line.meta({ description: "The shop's name at the booking provider" }),
    groomerPageUrl: httpsUrl.meta({
      description: "The second form of the booking address, used on 'Meet Your Groomer'",
    }),
    dogParameters: z
      .strictObject({
        size: parameterName.optional().meta({
          description: "The name under which the address says the dog's size",
          examples: ["size"],
        }),
        coat: parameterName.optional().meta({
          description: "The name under which it says the coat",
          examples: ["coat"],
        }),
        service: parameterName.optional().meta({
          description: "The name under which it says the service",
          examples: ["service"],
        }),
      })
      .optional()
      .meta({
        title: "What the address says of the dog",
        description:
          "Names that your booking provider takes for the dog whose price was worked out; leave out to send nothing of it",
      }),
  })
  .meta({ description: "The external booking service" });

/** The campaign parameters in the poster's QR code. */
export const poster = z
  .strictObject({
    parameter: parameterName.meta({
      description: "The word in the address that says where a visitor comes from",
      examples: ["utm_source"],
    }),
    source: z
      .string()
      .regex(/^[\w.-]{1,40}$/, "letters, digits, hyphens and points, up to 40, like poster")
      .meta({ description: "What it says of who scans the poster", examples: ["poster"] }),
    viaSite: z.boolean().optional().meta({
      description:
        "Whether the code opens this site's booking page, /book/, so that analytics sees the scan; leave out to open the booking provider's at once, whose statistics see it",
    }),
  })
  .meta({
    title: "Source of the poster's code",
    description:
      "Lets the scans of the poster's code be told apart from other visits; leave out for the usual booking address. Posters that hang already keep their code",
  });
