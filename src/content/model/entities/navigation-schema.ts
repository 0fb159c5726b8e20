import { z } from "zod";
import { httpsUrl, singleLineText, sitePath } from "../fields";

/** Social networks with an icon; others are shown by name. */
const socialIconNames = [
  "facebook",
  "instagram",
  "tiktok",
  "youtube",
  "pinterest",
  "threads",
  "x",
  "bluesky",
  "mastodon",
  "snapchat",
  "whatsapp",
  "messenger",
  "google",
  "tripadvisor",
  "linkedin",
  "reddit",
  "tumblr",
  "vimeo",
  "twitch",
  "linktree",
] as const;

export type SocialIconName = (typeof socialIconNames)[number];

export const siteLink = z.strictObject({
  name: singleLineText,
  href: sitePath.meta({ title: "Page", description: "A page of this site, such as /locations/" }),
});

const footerLink = siteLink.extend({
  inMenu: z.boolean().optional().meta({
    description: "Shows this link also in the menu on phones",
  }),
});

export const navigation = z.strictObject({
  header: z
    .array(siteLink)
    .min(1)
    .max(4)
    .meta({ title: "Top of the page", description: "The links next to Book Now" }),
  footer: z
    .array(z.strictObject({ heading: singleLineText, links: z.array(footerLink).min(1) }))
    .min(1)
    .meta({ title: "Bottom of the page", description: "Groups of links" }),
});

export const socialLink = z.strictObject({
  name: singleLineText.meta({ description: "The network's name" }),
  href: httpsUrl.meta({ title: "Address", description: "The address of your page there" }),
  icon: z.enum(socialIconNames).optional().meta({
    description:
      "The network's icon. If it isn't in the list, choose none, and the site shows the name",
  }),
});

export type SocialLink = z.infer<typeof socialLink>;
