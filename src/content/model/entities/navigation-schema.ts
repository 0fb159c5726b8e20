import { z } from "zod";
import { httpsUrl, line, sitePath } from "../fields";
import { socialIconNames } from "../names";

/** A named link to a page of this site. */
export const siteLink = z.strictObject({ name: line, href: sitePath });

/** A link of the footer, which the phone menu can show, too. */
const footerLink = siteLink.extend({
  inMenu: z.boolean().optional().meta({
    description:
      "Whether the menu of phones has this link, too, below the header's; leave out for the footer alone",
  }),
});

/** Links of the header (in addition to Book Now) and of the footer. */
export const navigation = z.strictObject({
  header: z.array(siteLink).min(1).max(4).meta({ description: "Links beside Book Now" }),
  footer: z
    .array(
      z.strictObject({
        heading: line,
        links: z.array(footerLink).min(1),
      }),
    )
    .min(1)
    .meta({ description: "Groups of links in the footer" }),
});

/** The shop's page on a social network. */
export const socialLink = z.strictObject({
  name: line.meta({ description: "The network's name" }),
  href: httpsUrl,
  icon: z.enum(socialIconNames).optional().meta({
    description: "The network's icon; leave out if it isn't among them, and its name is shown",
  }),
});

export type Navigation = z.infer<typeof navigation>;
export type SocialLink = z.infer<typeof socialLink>;
