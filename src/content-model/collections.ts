import type { z } from "zod";
import { page, post } from "./entities/articles";
import { chat, chatCategory, chatService } from "./entities/chat";
import { home } from "./entities/home";
import { closedDay, openingHours } from "./entities/hours";
import { navigation, socialLink } from "./entities/navigation";
import { notice } from "./entities/notice";
import { galleryPhoto } from "./entities/gallery";
import { review } from "./entities/reviews";
import { teamMember } from "./entities/team";
import { fact } from "./entities/facts";
import { faqItem } from "./entities/faq";
import { location } from "./entities/locations";
import { promotion } from "./entities/promotions";
import {
  coatType,
  dogSize,
  priceList,
  pricingPackage,
  serviceItem,
  servicePrice,
  serviceTile,
  walkInService,
} from "./entities/prices";
import { site } from "./entities/site";
import type { CollectionName } from "./names";

/** Where a collection stands, what its records look like, and what they are called in GraphQL. */
export interface Collection {
  /** The JSON file in `data/`, or the pattern of MDX files in `content/`. */
  source: string;
  /** `list`: an array of records; `object`: one record; `mdx`: front matter, one record a file. */
  kind: "list" | "object" | "mdx";
  /** The name of the GraphQL type. */
  type: string;
  schema: z.ZodObject;
  /** The field that tells records apart; its values must not repeat. */
  key?: string;
  /** How many records there must be, where the design depends on it. */
  count?: number;
  /** How many records there may be at most. */
  most?: number;
}

const list = (
  source: string,
  type: string,
  schema: z.ZodObject,
  key: string,
  count?: number,
): Collection => ({
  source: `data/${source}`,
  kind: "list",
  type,
  schema,
  key,
  count,
});

const object = (source: string, type: string, schema: z.ZodObject): Collection => ({
  source: `data/${source}`,
  kind: "object",
  type,
  schema,
});

/** Every collection of the site's content, by its short name. */
export const collections: Record<CollectionName, Collection> = {
  site: object("site.json", "SiteIdentity", site),
  home: object("home.json", "HomeText", home),
  navigation: object("navigation.json", "Navigation", navigation),
  socialLinks: list("social-links.json", "SocialLink", socialLink, "name"),
  gallery: list("gallery.json", "GalleryPhoto", galleryPhoto, "name"),
  team: list("team.json", "TeamMember", teamMember, "name"),
  reviews: list("reviews.json", "Review", review, "id"),
  hours: list("hours.json", "OpeningHours", openingHours, "day", 7),
  closedDays: list("closed-days.json", "ClosedDay", closedDay, "date"),
  notices: { ...list("notice.json", "Notice", notice, "from"), most: 1 },
  packages: list("packages.json", "PricingPackage", pricingPackage, "id"),
  dogSizes: list("dog-sizes.json", "DogSize", dogSize, "id"),
  coatTypes: list("coat-types.json", "CoatType", coatType, "id"),
  prices: list("prices.json", "ServicePrice", servicePrice, "id"),
  walkIn: list("walk-in.json", "WalkInService", walkInService, "id"),
  serviceItems: list("service-items.json", "ServiceItem", serviceItem, "id"),
  priceLists: list("price-lists.json", "PriceList", priceList, "slug"),
  serviceTiles: list("service-tiles.json", "ServiceTile", serviceTile, "label"),
  locations: list("locations.json", "Location", location, "city"),
  promotions: list("promotions.json", "Promotion", promotion, "id"),
  facts: list("facts.json", "Fact", fact, "id"),
  faq: list("faq.json", "FaqItem", faqItem, "id"),
  chatCategories: list("chat-categories.json", "ChatCategory", chatCategory, "id"),
  chatServices: list("chat-services.json", "ChatService", chatService, "id"),
  chat: object("chat.json", "ChatText", chat),
  posts: { source: "content/blog/*/index.mdx", kind: "mdx", type: "Post", schema: post },
  pages: { source: "content/pages/*.mdx", kind: "mdx", type: "Page", schema: page },
};
