import type { ClosedDay, OpeningHours } from "./entities/hours-schema";
import type { Fact } from "./entities/facts-schema";
import type { SeasonalOfferRecord } from "./entities/offers-schema";
import type { PricingPackage, ServicePrice } from "./entities/prices-schema";
import type { Site } from "./entities/site-schema";
import { toWeek } from "../../lib/time/calendar";
import { groupBy } from "../../lib/group-by";
import { oneLineAddress } from "../../lib/links/address-links";
import { offerFacts } from "../../lib/seasonal-offers";
import { formatList } from "../../lib/text/words";
import { formatListedPrice, type ListedPrice } from "../../lib/money/money";
import { coatPrices } from "../../lib/money/price-estimate";
import {
  hoursInWords,
  openDaysInWords,
  openingDaysInWords,
  openingHoursInWords,
} from "../../lib/time/opening-hours";

export type Facts = Record<string, string>;

type Priced = ListedPrice & { id: string };

export interface FactSources {
  site: Site;
  hours: Pick<OpeningHours, "day" | "hours">[];
  closedDays: ClosedDay[];
  prices: ServicePrice[];
  walkIn: Priced[];
  serviceItems: Priced[];
  packages: Pick<PricingPackage, "id" | "price">[];
  seasonalOffers: SeasonalOfferRecord[];
  facts: Pick<Fact, "id" | "value">[];
}

export const factSourceNames = [
  "site",
  "hours",
  "closedDays",
  "prices",
  "walkIn",
  "serviceItems",
  "packages",
  "seasonalOffers",
  "facts",
] as const satisfies (keyof FactSources)[];

const siteFacts = (site: Site): Facts => ({
  name: site.name,
  phone: site.phone,
  email: site.email,
  established: String(site.established),
  "sales-tax": `${site.salesTaxPercent}%`,
  "tax-note": site.salesTaxPercent > 0 ? `${site.salesTaxPercent}% sales tax is extra.` : "",
  "service-area": formatList(site.serviceArea),
  address: oneLineAddress(site.address),
  ...(site.neighbor && { neighbor: site.neighbor.name }),
});

function hoursFacts(rows: FactSources["hours"]): Facts {
  if (rows.length === 0) return {};
  const hours = toWeek(rows);
  return {
    hours: hoursInWords(hours),
    "open-days": openDaysInWords(hours),
    "opening-days": openingDaysInWords(hours),
    "opening-hours": openingHoursInWords(hours),
    ...Object.fromEntries(hours.map((row) => [`hours.${row.day.toLowerCase()}`, row.hours])),
  };
}

/** The text for `closed on`. Facts leave out `data/closed-once.json`, which would be outdated afterwards. */
function closedDaysFacts(closedDays: FactSources["closedDays"]): Facts {
  const inWords = groupBy(closedDays, ({ name }) => name).map(
    ([name, days]) => `${name} (${formatList(days.map(({ date }) => date))})`,
  );
  return { "closed-days": formatList(inWords) || "no holiday" };
}

const withId = (prefix: string, records: Priced[]): Facts =>
  Object.fromEntries(
    records.map((record) => [`${prefix}.${record.id}`, formatListedPrice(record)]),
  );

function servicePriceFacts({ id, sizes = [], everySize, andUp }: ServicePrice): Facts {
  const toPrice = (price: number) => formatListedPrice({ price, andUp });
  const bySize = sizes.flatMap((row) =>
    coatPrices(row).map(
      ({ coat, price }) => [`price.${id}.${row.size}.${coat}`, toPrice(price)] as const,
    ),
  );
  return {
    ...Object.fromEntries(bySize),
    ...(everySize && { [`price.${id}`]: toPrice(everySize.price) }),
  };
}

const packageFacts = ({ id, price }: Pick<PricingPackage, "id" | "price">): Facts => ({
  [`package.${id}.starting`]: formatListedPrice({ price: price.starting }),
  [`package.${id}.addons`]: formatListedPrice({ price: price.addons }),
});

function seasonalOfferFacts(
  { service, ...offer }: SeasonalOfferRecord,
  { serviceItems }: Partial<FactSources>,
): Facts {
  const item = serviceItems?.find(({ id }) => id === service);
  return offerFacts({ ...offer, ...(item && { usualPrice: formatListedPrice(item) }) });
}

/** Every value that a text may mention. Missing sources, which have errors, give no facts. */
export function buildFacts(sources: Partial<FactSources>): Facts {
  return Object.assign(
    {},
    sources.site && siteFacts(sources.site),
    hoursFacts(sources.hours ?? []),
    sources.closedDays && closedDaysFacts(sources.closedDays),
    withId("price.walk-in", sources.walkIn ?? []),
    withId("price.item", sources.serviceItems ?? []),
    ...(sources.prices ?? []).map(servicePriceFacts),
    ...(sources.packages ?? []).map(packageFacts),
    ...(sources.seasonalOffers ?? []).map((offer) => seasonalOfferFacts(offer, sources)),
    Object.fromEntries((sources.facts ?? []).map(({ id, value }) => [id, value])),
  ) as Facts;
}

const token = /\{([^{}]*)\}/g;

export const tokensIn = (text: string): string[] =>
  [...text.matchAll(token)].map(([, name = ""]) => name);

export const fillFacts = (text: string, facts: Facts): string =>
  text.replace(token, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  );
