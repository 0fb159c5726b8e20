import { groupBy } from "../group-by";
import { mapPageUrl } from "../links/address-links";
import { callLink } from "../links/contact-links";
import { servicesPath } from "../links/routes";
import { formatDollars, toCents } from "../money/money";
import type { OpeningTimes } from "../time/opening-state";
import { socialCard } from "../pictures";
import { upcomingClosedDays } from "../time/closed-days";
import { byDate, fromIsoDate } from "../time/calendar";
import { clockTimes } from "../time/opening-hours";

export type Shop = NonNullable<Queries.BusinessDataQuery["site"]>;

export interface BusinessDetails extends OpeningTimes {
  /** In ISO format. */
  today: string;
  packages: Queries.BusinessDataQuery["packages"]["nodes"];
  profiles: readonly string[];
}

export const currency = "USD";

const idOf = (url: string, name: string): string => new URL(`/#${name}`, url).href;

export const shopReference = ({ name, url, address }: Pick<Shop, "name" | "url" | "address">) => ({
  "@type": "LocalBusiness",
  "@id": idOf(url, "business"),
  name,
  url: `${url}/`,
  address: {
    "@type": "PostalAddress",
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: "US",
  },
});

export const catalogReference = (url: string) => ({
  "@type": "OfferCatalog",
  "@id": `${url}${servicesPath}#prices`,
  url: `${url}${servicesPath}`,
});

function priceRange(packages: BusinessDetails["packages"]): string {
  const amounts = packages.flatMap(({ price }) => [price.starting, price.addons]);
  const show = (dollars: number) => formatDollars(toCents(dollars));
  return `${show(Math.min(...amounts))}-${show(Math.max(...amounts))}`;
}

export const businessData = (shop: Shop, details: BusinessDetails) => ({
  ...shopReference(shop),
  description: shop.description,
  telephone: callLink(shop.phone).replace("tel:", ""),
  email: shop.email,
  foundingDate: String(shop.established),
  image: new URL(socialCard.src, shop.url).href,
  logo: new URL("/icons/icon-512.png", shop.url).href,
  ...(shop.map && {
    geo: { "@type": "GeoCoordinates", ...shop.map },
    hasMap: mapPageUrl(shop.map),
  }),
  areaServed: shop.serviceArea.map((name) => ({ "@type": "City", name })),
  openingHoursSpecification: openingHoursData(details.week),
  specialOpeningHoursSpecification: specialHoursData(details, details.today),
  currenciesAccepted: currency,
  priceRange: priceRange(details.packages),
  hasOfferCatalog: catalogReference(shop.url),
  sameAs: [...details.profiles],
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

const midnight = "00:00";

const formatClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

function clockPeriods(hours: string): { opens: string; closes: string }[] {
  const times = clockTimes(hours).map(formatClock);
  if (times.length === 0) return [{ opens: midnight, closes: midnight }];
  const periods = [];
  for (let index = 0; index < times.length; index += 2)
    periods.push({ opens: times[index]!, closes: times[index + 1]! });
  return periods;
}

/** Leaves out days by appointment: schema.org has no term, and search engines would show `closed`. */
export function openingHoursData(week: OpeningTimes["week"]) {
  const regular = week.filter(({ hours }) => hours === "Closed" || clockTimes(hours).length > 0);
  return groupBy(regular, ({ hours }) => hours).flatMap(([hours, days]) => {
    const dayOfWeek = days.map(({ day }) => `https://schema.org/${day}`);
    return clockPeriods(hours).map((times) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek,
      ...times,
    }));
  });
}

/** The upcoming closed days, and changed hours, which take precedence. The page shows the same dates. */
export function specialHoursData(
  { closedDays, changedHours }: Pick<OpeningTimes, "closedDays" | "changedHours">,
  today: string,
) {
  const days = new Map<string, { date: string; hours: string; name?: string }>();
  for (const { name, date } of upcomingClosedDays(closedDays, fromIsoDate(today)))
    days.set(date, { date, hours: "Closed", name });
  for (const { date, hours } of changedHours) if (date >= today) days.set(date, { date, hours });
  return [...days.values()].sort(byDate).flatMap(({ date, hours, name }) =>
    clockPeriods(hours).map((times) => ({
      "@type": "OpeningHoursSpecification",
      name,
      validFrom: date,
      validThrough: date,
      ...times,
    })),
  );
}
