import closedDays from "../../../data/closed-days.json";
import closedOnce from "../../../data/closed-once.json";
import coatTypes from "../../../data/coat-types.json";
import dogSizes from "../../../data/dog-sizes.json";
import facts from "../../../data/facts.json";
import hours from "../../../data/hours.json";
import notices from "../../../data/notice.json";
import packages from "../../../data/packages.json";
import prices from "../../../data/prices.json";
import seasonalOffers from "../../../data/seasonal-offers.json";
import serviceItems from "../../../data/service-items.json";
import site from "../../../data/site.json";
import walkIn from "../../../data/walk-in.json";
import { collections } from "../../content/model/collections";
import type { Notice } from "../../lib/notice";
import type { ClosedDay } from "../../content/model/entities/hours-schema";
import type { Fact } from "../../content/model/entities/facts-schema";
import type {
  PricingPackage,
  ServiceItem,
  WalkInService,
} from "../../content/model/entities/prices-schema";
import type { Repository } from "../../content/model/entities/site-schema";
import { buildFacts, type Facts, type FactSources } from "../../content/model/facts";
import type { CollectionName } from "../../content/model/names";
import { factChoices, type FactChoice, type NamedRecords } from "./fact-choices";
import { readRepository, type Files } from "./repository";

/** The data that facts and the preview contain. */
export interface ShopData extends FactSources, Pick<NamedRecords, "dogSizes" | "coatTypes"> {
  closedOnce: ClosedDay[];
  notices: Notice[];
  walkIn: WalkInService[];
  serviceItems: ServiceItem[];
  packages: PricingPackage[];
  facts: Fact[];
}

/** As of the last build. */
const built = {
  closedDays,
  closedOnce,
  coatTypes,
  dogSizes,
  facts,
  hours,
  notices,
  packages,
  prices,
  seasonalOffers,
  serviceItems,
  site,
  walkIn,
};

const names = Object.keys(built) as (keyof typeof built)[];

function readRecords(name: CollectionName & keyof typeof built, texts: Files): unknown {
  const text = texts.get(collections[name].source);
  return text === undefined ? built[name] : JSON.parse(text);
}

interface ShopState {
  data: ShopData;
  facts: Facts;
}

function toState(texts: Files): ShopState {
  const records = names.map((name) => [name, readRecords(name, texts)]);
  const data = Object.fromEntries(records) as ShopData;
  return { data, facts: buildFacts(data) };
}

let state = toState(new Map());

/** The shop's data from the current files; from the last build until they are read. */
export const shopData = (): ShopData => state.data;

/** The facts of the current files. */
export const currentFacts = (): Facts => state.facts;

/** The facts to choose from. Sveltia CMS keeps this array, so updates change it in place. */
export const currentChoices: FactChoice[] = factChoices(state.data, state.facts);

/** Updates the data. A file that somebody broke outside the editor keeps the previous data. */
export function updateShopData(texts: Files): void {
  try {
    state = toState(texts);
  } catch {
    return;
  }
  currentChoices.splice(0, Infinity, ...factChoices(state.data, state.facts));
}

/** Updates the data whenever the owner opens a list or a form. */
export function watchShopData(repository: Repository | undefined): void {
  const update = async () => {
    const texts = await readRepository(repository).catch(() => undefined);
    if (texts) updateShopData(texts);
  };
  addEventListener("hashchange", () => void update());
  void update();
}
