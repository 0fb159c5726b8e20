import type { Address } from "../links/address-lines";
import { callLink } from "../links/contact-links";
import { type Coordinates, mapPageUrl } from "../links/map-urls";
import { servicesPath } from "../links/routes";
import { formatDollars, toCents } from "../money/money";
import type { OpeningTimes } from "../time/opening-state";
import { socialCard } from "../pictures/social-card";
import { openingHoursData, specialHoursData } from "./opening-hours-data";

export interface Shop {
  name: string;
  description: string;
  url: string;
  phone: string;
  email: string;
  established: number;
  serviceArea: readonly string[];
  address: Address;
  /** The shop's location, if the owner entered it. */
  map?: Coordinates | null;
}

interface Package {
  readonly price: { readonly starting: number; readonly addons: number };
}

export interface Trade extends OpeningTimes {
  /** The first of the twelve months for which closed days are listed, like 2026-11. */
  month: string;
  packages: readonly Package[];
  profiles: readonly string[];
}

export const currency = "USD";

const idOf = (url: string, name: string): string => new URL(`/#${name}`, url).href;

export const shopReference = ({ name, url }: Pick<Shop, "name" | "url">) => ({
  "@type": "LocalBusiness",
  "@id": idOf(url, "business"),
  name,
  url: `${url}/`,
});

export const catalogReference = (url: string) => ({
  "@type": "OfferCatalog",
  "@id": `${url}${servicesPath}#prices`,
  url: `${url}${servicesPath}`,
});

function priceRange(packages: readonly Package[]): string {
  const amounts = packages.flatMap(({ price }) => [price.starting, price.addons]);
  const show = (dollars: number) => formatDollars(toCents(dollars));
  return `${show(Math.min(...amounts))}-${show(Math.max(...amounts))}`;
}

const coordinatesData = (map: Shop["map"]) =>
  map && {
    geo: {
      "@type": "GeoCoordinates",
      latitude: map.latitude,
      longitude: map.longitude,
    },
    hasMap: mapPageUrl(map),
  };

export const businessData = (shop: Shop, trade: Trade) => ({
  ...shopReference(shop),
  description: shop.description,
  telephone: callLink(shop.phone).replace("tel:", ""),
  email: shop.email,
  foundingDate: String(shop.established),
  image: new URL(socialCard.src, shop.url).href,
  logo: new URL("/icons/icon-512.png", shop.url).href,
  address: {
    "@type": "PostalAddress",
    streetAddress: shop.address.street,
    addressLocality: shop.address.city,
    addressRegion: shop.address.state,
    postalCode: shop.address.postalCode,
    addressCountry: "US",
  },
  ...coordinatesData(shop.map),
  areaServed: shop.serviceArea.map((name) => ({ "@type": "City", name })),
  openingHoursSpecification: openingHoursData(trade.week),
  specialOpeningHoursSpecification: specialHoursData(
    trade.closedDays,
    trade.month,
    trade.changedHours,
  ),
  currenciesAccepted: currency,
  priceRange: priceRange(trade.packages),
  hasOfferCatalog: catalogReference(shop.url),
  sameAs: [...trade.profiles],
});

export const webSiteData = (shop: Pick<Shop, "name" | "url" | "description">) => ({
  "@type": "WebSite",
  "@id": idOf(shop.url, "website"),
  url: `${shop.url}/`,
  name: shop.name,
  description: shop.description,
  inLanguage: "en-US",
  publisher: { "@id": idOf(shop.url, "business") },
});
