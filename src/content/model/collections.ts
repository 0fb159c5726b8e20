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
import { type Collection, recordList, singleRecord } from "./define-collection";
import { collectionNames, type CollectionName } from "./names";

export const collections: Record<CollectionName, Collection> = {
  site: singleRecord("site.json", "SiteIdentity", site, {
    section: "shop",
    label: "Name, phone, address, booking",
  }),
  home: singleRecord("home.json", "HomeText", home, {
    section: "shop",
    label: "Texts on the home page",
  }),
  navigation: singleRecord("navigation.json", "Navigation", navigation, {
    section: "shop",
    label: "Links at the top and bottom",
  }),
  socialLinks: recordList("social-links.json", "SocialLink", socialLink, "name", {
    section: "shop",
    label: "Social networks",
    one: "Network",
  }),
  gallery: recordList("gallery.json", "GalleryPhoto", galleryPhoto, "name", {
    section: "photos",
    label: "Photos",
    one: "Photo",
    summary: "{{fields.alt}}",
    newestFirst: true,
  }),
  team: recordList("team.json", "TeamMember", teamMember, "name", {
    section: "team",
    label: "Team",
    one: "Team member",
  }),
  reviews: recordList("reviews.json", "Review", review, "id", {
    section: "reviews",
    label: "Reviews",
    one: "Review",
    summary: "{{fields.author}}, {{fields.date}}",
    newestFirst: true,
  }),
  hours: {
    ...recordList("hours.json", "OpeningHours", openingHours, "day", {
      section: "hours",
      label: "Opening hours",
      one: "Day",
      summary: "{{fields.day}}: {{fields.hours}}",
    }),
    least: 7,
    most: 7,
  },
  closedDays: recordList("closed-days.json", "ClosedDay", closedDay, "date", {
    section: "hours",
    label: "Closed every year",
    one: "Closed day",
    summary: "{{fields.date}}: {{fields.name}}",
  }),
  closedOnce: recordList("closed-once.json", "ClosedOnce", closedOnce, "date", {
    section: "hours",
    label: "Closed once",
    one: "Closed day",
    summary: "{{fields.date}}: {{fields.name}}",
  }),
  notices: {
    ...recordList("notice.json", "Notice", notice, "from", {
      section: "hours",
      label: "Notice on every page",
      one: "Notice",
      summary: "{{fields.text}}",
    }),
    most: 1,
  },
  packages: recordList("packages.json", "PricingPackage", pricingPackage, "id", {
    section: "prices",
    label: "Price cards",
    one: "Card",
  }),
  prices: recordList("prices.json", "ServicePrice", servicePrice, "id", {
    section: "prices",
    label: "Prices by size and coat",
    one: "Service",
  }),
  walkIn: recordList("walk-in.json", "WalkInService", walkInService, "id", {
    section: "prices",
    label: "Walk-in prices",
    one: "Service",
    summary: "{{fields.name}}: ${{fields.price}}",
  }),
  serviceItems: recordList("service-items.json", "ServiceItem", serviceItem, "id", {
    section: "prices",
    label: "Add-ons and other services",
    one: "Service",
    summary: "{{fields.name}}: ${{fields.price}}",
  }),
  priceLists: recordList("price-lists.json", "PriceList", priceList, "slug", {
    section: "prices",
    label: "Price lists",
    one: "Price list",
  }),
  serviceTiles: recordList("service-tiles.json", "ServiceTile", serviceTile, "label", {
    section: "prices",
    label: "Tiles on Our Services",
    one: "Tile",
  }),
  dogSizes: {
    ...recordList("dog-sizes.json", "DogSize", dogSize, "id", {
      section: "prices",
      label: "Dog sizes",
      one: "Size",
      summary: "{{fields.label}}, {{fields.range}}",
    }),
    least: 1,
  },
  coatTypes: {
    ...recordList("coat-types.json", "CoatType", coatType, "id", {
      section: "prices",
      label: "Coat types",
      one: "Coat",
    }),
    least: 1,
    most: 6,
  },
  facts: recordList("facts.json", "Fact", fact, "id", {
    section: "prices",
    label: "Facts in texts",
    one: "Fact",
    summary: "{{fields.description}}: {{fields.value}}",
  }),
  locations: recordList("locations.json", "Location", location, "city", {
    section: "places",
    label: "Towns",
    one: "Town",
  }),
  promotions: recordList("promotions.json", "Promotion", promotion, "id", {
    section: "promotions",
    label: "Promotions",
    one: "Promotion",
    summary: "{{fields.title}}, until {{fields.validUntil}}",
  }),
  seasonalOffers: recordList("seasonal-offers.json", "SeasonalOffer", seasonalOffer, "id", {
    section: "promotions",
    label: "Offers of a month",
    one: "Offer",
    summary: "{{fields.discount}} off {{fields.subject}}, {{fields.month}}",
  }),
  faq: recordList("faq.json", "FaqItem", faqItem, "id", {
    section: "questions",
    label: "Questions",
    one: "Question",
  }),
  chatCategories: recordList("chat-categories.json", "ChatCategory", chatCategory, "id", {
    section: "chat",
    label: "Quick questions",
    one: "Question",
  }),
  chatServices: recordList("chat-services.json", "ChatService", chatService, "id", {
    section: "chat",
    label: "Services in the chat",
    one: "Service",
  }),
  chat: singleRecord("chat.json", "ChatText", chat, {
    section: "chat",
    label: "Messages of the chat",
  }),
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
