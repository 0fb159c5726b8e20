/** The collections of `data/` and `content/`, by their short names, in the order of the editor's sections. */
export const collectionNames = [
  "site",
  "home",
  "navigation",
  "socialLinks",
  "gallery",
  "team",
  "reviews",
  "hours",
  "closedDays",
  "notices",
  "packages",
  "prices",
  "walkIn",
  "serviceItems",
  "priceLists",
  "serviceTiles",
  "dogSizes",
  "coatTypes",
  "facts",
  "locations",
  "promotions",
  "faq",
  "chatCategories",
  "chatServices",
  "chat",
  "posts",
  "pages",
] as const;

/** The short name of a collection. */
export type CollectionName = (typeof collectionNames)[number];

/** Folders of `content/` that pictures are named from. */
export type PictureFolder = "gallery" | "team" | "reviews" | "blog" | "pages";

/** Kinds of values that people spell differently. */
export type Spelling = "hours" | "phone" | "day" | "moment" | "closedDay" | "reviewDate";

/** Social networks that the site has an icon of; all others are shown by their name. */
export const socialIconNames = [
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

/** A social network that the site has an icon of. */
export type SocialIconName = (typeof socialIconNames)[number];
