/** The collections of `data/` and `content/`, by their short names. */
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
  "dogSizes",
  "coatTypes",
  "prices",
  "walkIn",
  "serviceItems",
  "priceLists",
  "serviceTiles",
  "locations",
  "promotions",
  "facts",
  "faq",
  "chatCategories",
  "chatServices",
  "chat",
  "acknowledgements",
  "posts",
  "pages",
] as const;

/** The short name of a collection. */
export type CollectionName = (typeof collectionNames)[number];

/** Folders of `content/` that pictures are named from. */
export type PictureFolder = "gallery" | "team" | "reviews" | "blog" | "pages";

/** Names of the icons that `src/components/icon` can draw. */
export const iconNames = [
  "menu",
  "close",
  "phone",
  "mail",
  "pin",
  "clock",
  "check",
  "arrow-left",
  "arrow-right",
  "pause",
  "play",
  "external",
  "chat",
  "facebook",
  "instagram",
] as const;

/** The name of an icon that the site can draw. */
export type IconName = (typeof iconNames)[number];
