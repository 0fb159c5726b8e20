import { page, post } from "./entities/articles-schema";
import { chat, chatCategory, chatService } from "./entities/chat-schema";
import { home } from "./entities/home-schema";
import { closedDay, closedOnce, openingHours } from "./entities/hours-schema";
import { navigation, socialLink } from "./entities/navigation-schema";
import { notice } from "./entities/notice-schema";
import { galleryPhoto } from "./entities/gallery-schema";
import { review } from "./entities/reviews-schema";
import { teamMember } from "./entities/team-schema";
import { fact } from "./entities/facts-schema";
import { faqItem } from "./entities/faq-schema";
import { location } from "./entities/locations-schema";
import { promotion, seasonalOffer } from "./entities/offers-schema";
import {
  coatType,
  dogSize,
  priceList,
  pricingPackage,
  serviceItem,
  servicePrice,
  serviceTile,
  walkInService,
} from "./entities/prices-schema";
import { site } from "./entities/site-schema";
import { type Collection, list, object } from "./define-collection";
import { collectionNames, type CollectionName } from "./names";

export const collections: Record<CollectionName, Collection> = {
  site: object("site.json", "SiteIdentity", site, {
    section: "shop",
    label: "Name, phone, address, booking",
  }),
  home: object("home.json", "HomeText", home, { section: "shop", label: "Texts on the home page" }),
  navigation: object("navigation.json", "Navigation", navigation, {
    section: "shop",
    label: "Links at the top and bottom",
  }),
  socialLinks: list("social-links.json", "SocialLink", socialLink, "name", {
    section: "shop",
    label: "Social networks",
    one: "Network",
  }),
  gallery: list("gallery.json", "GalleryPhoto", galleryPhoto, "name", {
    section: "photos",
    label: "Photos",
    one: "Photo",
    summary: "{{fields.alt}}",
    newestFirst: true,
  }),
  team: list("team.json", "TeamMember", teamMember, "name", {
    section: "team",
    label: "Team",
    one: "Team member",
  }),
  reviews: list("reviews.json", "Review", review, "id", {
    section: "reviews",
    label: "Reviews",
    one: "Review",
    summary: "{{fields.author}}, {{fields.date}}",
    newestFirst: true,
  }),
  hours: {
    ...list("hours.json", "OpeningHours", openingHours, "day", {
      section: "hours",
      label: "Opening hours",
      one: "Day",
      summary: "{{fields.day}}: {{fields.hours}}",
    }),
    count: 7,
  },
  closedDays: list("closed-days.json", "ClosedDay", closedDay, "date", {
    section: "hours",
    label: "Closed every year",
    one: "Closed day",
    summary: "{{fields.date}}: {{fields.name}}",
  }),
  closedOnce: list("closed-once.json", "ClosedOnce", closedOnce, "date", {
    section: "hours",
    label: "Closed once",
    one: "Closed day",
    summary: "{{fields.date}}: {{fields.name}}",
  }),
  notices: {
    ...list("notice.json", "Notice", notice, "from", {
      section: "hours",
      label: "Notice on every page",
      one: "Notice",
      summary: "{{fields.text}}",
    }),
    most: 1,
  },
  packages: list("packages.json", "PricingPackage", pricingPackage, "id", {
    section: "prices",
    label: "Price cards",
    one: "Card",
  }),
  prices: list("prices.json", "ServicePrice", servicePrice, "id", {
    section: "prices",
    label: "Prices by size and coat",
    one: "Service",
  }),
  walkIn: list("walk-in.json", "WalkInService", walkInService, "id", {
    section: "prices",
    label: "Walk-in prices",
    one: "Service",
    summary: "{{fields.name}}: ${{fields.price}}",
  }),
  serviceItems: list("service-items.json", "ServiceItem", serviceItem, "id", {
    section: "prices",
    label: "Add-ons and other services",
    one: "Service",
    summary: "{{fields.name}}: ${{fields.price}}",
  }),
  priceLists: list("price-lists.json", "PriceList", priceList, "slug", {
    section: "prices",
    label: "Price lists",
    one: "Price list",
  }),
  serviceTiles: list("service-tiles.json", "ServiceTile", serviceTile, "label", {
    section: "prices",
    label: "Tiles on Our Services",
    one: "Tile",
  }),
  dogSizes: list("dog-sizes.json", "DogSize", dogSize, "id", {
    section: "prices",
    label: "Dog sizes",
    one: "Size",
    summary: "{{fields.label}}, {{fields.range}}",
  }),
  coatTypes: list("coat-types.json", "CoatType", coatType, "id", {
    section: "prices",
    label: "Coat types",
    one: "Coat",
  }),
  facts: list("facts.json", "Fact", fact, "id", {
    section: "prices",
    label: "Facts in texts",
    one: "Fact",
    summary: "{{fields.description}}: {{fields.value}}",
  }),
  locations: list("locations.json", "Location", location, "city", {
    section: "places",
    label: "Towns",
    one: "Town",
  }),
  promotions: list("promotions.json", "Promotion", promotion, "id", {
    section: "promotions",
    label: "Promotions",
    one: "Promotion",
    summary: "{{fields.title}}, until {{fields.validUntil}}",
  }),
  seasonalOffers: list("seasonal-offers.json", "SeasonalOffer", seasonalOffer, "id", {
    section: "promotions",
    label: "Offers of a month",
    one: "Offer",
    summary: "{{fields.discount}} off {{fields.subject}}, {{fields.month}}",
  }),
  faq: list("faq.json", "FaqItem", faqItem, "id", {
    section: "questions",
    label: "Questions",
    one: "Question",
  }),
  chatCategories: list("chat-categories.json", "ChatCategory", chatCategory, "id", {
    section: "chat",
    label: "Quick questions",
    one: "Question",
  }),
  chatServices: list("chat-services.json", "ChatService", chatService, "id", {
    section: "chat",
    label: "Services in the chat",
    one: "Service",
  }),
  chat: object("chat.json", "ChatText", chat, { section: "chat", label: "Messages of the chat" }),
  posts: {
    source: "content/blog/*/index.mdx",
    kind: "mdx",
    type: "Post",
    schema: post,
    edited: { section: "posts", label: "Blog posts", one: "Blog post" },
  },
  pages: {
    source: "content/pages/*.mdx",
    kind: "mdx",
    type: "Page",
    schema: page,
    edited: { section: "pages", label: "Pages", one: "Page" },
  },
};

export function collectionOfFile(path: string): CollectionName | undefined {
  if (path.startsWith("content/blog/")) return "posts";
  if (path.startsWith("content/pages/")) return "pages";
  return collectionNames.find((name) => collections[name].source === path);
}
