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
  "closedOnce",
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
  "seasonalOffers",
  "faq",
  "chatCategories",
  "chatServices",
  "chat",
  "posts",
  "pages",
] as const;

export type CollectionName = (typeof collectionNames)[number];

export type PictureFolder = "gallery" | "team" | "reviews" | "blog" | "pages";
