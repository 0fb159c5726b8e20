import type { Fact } from "../../content/model/entities/facts-schema";
import type { OpeningHours } from "../../content/model/entities/hours-schema";
import type { SeasonalOfferRecord } from "../../content/model/entities/offers-schema";
import type {
  CoatType,
  DogSize,
  PricingPackage,
  ServiceItem,
  ServicePrice,
  WalkInService,
} from "../../content/model/entities/prices-schema";
import type { Facts } from "../../content/model/facts";

/** A fact in the owner's list of choices. */
export interface FactChoice {
  /** The fact's name in the text. */
  value: string;
  label: string;
}

/** The records that facts are named after. */
export interface NamedRecords {
  hours: Pick<OpeningHours, "day">[];
  walkIn: Pick<WalkInService, "id" | "name">[];
  serviceItems: Pick<ServiceItem, "id" | "name">[];
  prices: Pick<ServicePrice, "id" | "label" | "sizes">[];
  packages: Pick<PricingPackage, "id" | "name">[];
  seasonalOffers: Pick<SeasonalOfferRecord, "id" | "subject">[];
  facts: Pick<Fact, "id" | "description">[];
  dogSizes: Pick<DogSize, "id" | "label">[];
  coatTypes: Pick<CoatType, "id" | "label">[];
}

const fixedNames = {
  name: "Name of the shop",
  phone: "Phone",
  email: "Email",
  established: "Founded in",
  "sales-tax": "Sales tax",
  "service-area": "Service area",
  address: "Address",
  neighbor: "Neighbor",
  hours: "Opening hours",
  "open-days": "Open days",
  "opening-days": "Open days, in a sentence",
  "opening-hours": "Opening hours, in a sentence",
  "closed-days": "Closed days of each year",
};

type Label = [fact: string, label: string];

function servicePriceLabels({ prices, dogSizes, coatTypes }: NamedRecords): Label[] {
  const nameIn = (records: { id: string; label: string }[], key: string) =>
    records.find(({ id }) => id === key)?.label.toLowerCase() ?? key;
  return prices.flatMap(({ id, label, sizes = [] }): Label[] => [
    [`price.${id}`, label],
    ...sizes.flatMap(({ size, ...coats }) =>
      Object.keys(coats).map((coat): Label => [
        `price.${id}.${size}.${coat}`,
        `${label}, ${nameIn(dogSizes, size)}, ${nameIn(coatTypes, coat)} coat`,
      ]),
    ),
  ]);
}

/** The names of facts for the owner: `Full Service, from`. */
const factLabels = (data: NamedRecords): Label[] => [
  ...Object.entries(fixedNames),
  ...data.hours.map(({ day }): Label => [`hours.${day.toLowerCase()}`, `Opening hours, ${day}`]),
  ...data.walkIn.map(({ id, name }): Label => [`price.walk-in.${id}`, `${name}, walk-in`]),
  ...data.serviceItems.map(({ id, name }): Label => [`price.item.${id}`, name]),
  ...servicePriceLabels(data),
  ...data.packages.flatMap(({ id, name }): Label[] => [
    [`package.${id}.starting`, `${name}, from`],
    [`package.${id}.addons`, `${name}, with add-ons`],
  ]),
  ...data.seasonalOffers.flatMap(({ id, subject }): Label[] => [
    [`${id}-offer`, `Offer on ${subject}, discount`],
    [`${id}-month`, `Offer on ${subject}, month`],
    [`${id}-subject`, `Offer on ${subject}, its name`],
  ]),
  // A description ends with the pages that mention the fact: "How old visitors must be: terms".
  ...data.facts.map(({ id, description }): Label => [id, description.replace(/: .*/s, "")]),
];

/** Every fact by its name and value: `Full Service, from: $82.50`. */
export function factChoices(data: NamedRecords, facts: Facts): FactChoice[] {
  const labels = new Map(factLabels(data));
  return Object.entries(facts).map(([value, text]) => ({
    value,
    label: `${labels.get(value) ?? value}: ${text}`,
  }));
}
