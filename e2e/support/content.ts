import { readFileSync } from "node:fs";
import type { Chat } from "../../src/content/model/entities/chat-schema";
import type { Navigation, SocialLink } from "../../src/content/model/entities/navigation-schema";
import type { ClosedDay, OpeningHours } from "../../src/content/model/entities/hours-schema";
import type { GalleryPhoto } from "../../src/content/model/entities/gallery-schema";
import type { Review } from "../../src/content/model/entities/reviews-schema";
import type { TeamMember } from "../../src/content/model/entities/team-schema";
import type { Fact } from "../../src/content/model/entities/facts-schema";
import type { FaqItem } from "../../src/content/model/entities/faq-schema";
import type { Location } from "../../src/content/model/entities/locations-schema";
import type {
  CoatType,
  DogSize,
  PriceList,
  PricingPackage,
  ServiceItem,
  ServicePrice,
  ServiceTile,
} from "../../src/content/model/entities/prices-schema";
import type { Site } from "../../src/content/model/entities/site-schema";
import type { Home } from "../../src/content/model/entities/home-schema";
import { typographic } from "../../src/content/text/text-to-hast";
import { reviewsPerPage } from "../../src/lib/constants";
import { fixedContent } from "../../test/builds/copied-site.mjs";

/** The site shows typographic quotes and apostrophes. */
const read = (file: string): unknown =>
  JSON.parse(readFileSync(`${fixedContent}/data/${file}`, "utf8"), (_, value: unknown) =>
    typeof value === "string" ? typographic(value) : value,
  );

/** The fixed content of the tested site: tests take expected values from here. */
export const content = {
  site: read("site.json") as Site,
  home: read("home.json") as Home,
  gallery: read("gallery.json") as GalleryPhoto[],
  locations: read("locations.json") as Location[],
  navigation: read("navigation.json") as Navigation,
  socialLinks: read("social-links.json") as SocialLink[],
  dogSizes: read("dog-sizes.json") as DogSize[],
  coats: read("coat-types.json") as CoatType[],
  prices: read("prices.json") as ServicePrice[],
  priceLists: read("price-lists.json") as PriceList[],
  serviceItems: read("service-items.json") as ServiceItem[],
  serviceTiles: read("service-tiles.json") as ServiceTile[],
  chat: read("chat.json") as Chat,
  packages: read("packages.json") as PricingPackage[],
  reviews: read("reviews.json") as Review[],
  team: read("team.json") as TeamMember[],
  hours: read("hours.json") as OpeningHours[],
  closedDays: read("closed-days.json") as ClosedDay[],
  faq: read("faq.json") as FaqItem[],
  facts: read("facts.json") as Fact[],
};

const { url, parameter, name } = content.site.booking;

/** The target of every standard booking link. */
export const bookingAddress = `${url}?${parameter}=${name}`;

/** How the status of a page of reviews starts: `Reviews 6 to `. */
export const reviewsFrom = (page: number): string =>
  `Reviews ${(page - 1) * reviewsPerPage + 1} to `;
