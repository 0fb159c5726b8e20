import { readFileSync } from "node:fs";
import type { z } from "zod";
import type { chat } from "../../src/content/model/entities/chat-schema";
import type { navigation, SocialLink } from "../../src/content/model/entities/navigation-schema";
import type { ClosedDay, OpeningHours } from "../../src/content/model/entities/hours-schema";
import type { galleryPhoto } from "../../src/content/model/entities/gallery-schema";
import type { Review } from "../../src/content/model/entities/reviews-schema";
import type { teamMember } from "../../src/content/model/entities/team-schema";
import type { Fact } from "../../src/content/model/entities/facts-schema";
import type { faqItem } from "../../src/content/model/entities/faq-schema";
import type { location } from "../../src/content/model/entities/locations-schema";
import type {
  coatType,
  dogSize,
  PriceList,
  PricingPackage,
  ServiceItem,
  ServicePrice,
  serviceTile,
} from "../../src/content/model/entities/prices-schema";
import type { Site } from "../../src/content/model/entities/site-schema";
import type { home } from "../../src/content/model/entities/home-schema";
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
  home: read("home.json") as z.infer<typeof home>,
  gallery: read("gallery.json") as z.infer<typeof galleryPhoto>[],
  locations: read("locations.json") as z.infer<typeof location>[],
  navigation: read("navigation.json") as z.infer<typeof navigation>,
  socialLinks: read("social-links.json") as SocialLink[],
  dogSizes: read("dog-sizes.json") as z.infer<typeof dogSize>[],
  coats: read("coat-types.json") as z.infer<typeof coatType>[],
  prices: read("prices.json") as ServicePrice[],
  priceLists: read("price-lists.json") as PriceList[],
  serviceItems: read("service-items.json") as ServiceItem[],
  serviceTiles: read("service-tiles.json") as z.infer<typeof serviceTile>[],
  chat: read("chat.json") as z.infer<typeof chat>,
  packages: read("packages.json") as PricingPackage[],
  reviews: read("reviews.json") as Review[],
  team: read("team.json") as z.infer<typeof teamMember>[],
  hours: read("hours.json") as OpeningHours[],
  closedDays: read("closed-days.json") as ClosedDay[],
  faq: read("faq.json") as z.infer<typeof faqItem>[],
  facts: read("facts.json") as Fact[],
};

const { url, parameter, name } = content.site.booking;

/** The target of every standard booking link. */
export const bookingAddress = `${url}?${parameter}=${name}`;

/** How the status of a page of reviews starts: `Reviews 6 to `. */
export const reviewsFrom = (page: number): string =>
  `Reviews ${(page - 1) * reviewsPerPage + 1} to `;
