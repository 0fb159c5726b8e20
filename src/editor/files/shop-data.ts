import closedDays from "../../../data/closed-days.json";
import closedOnce from "../../../data/closed-once.json";
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
import type { Repository } from "../../content/model/entities/site-schema";
import { buildFacts, type Facts, type FactSources } from "../../content/model/facts";
import { readRepository, type Files } from "./repository";

const built = {
  closedDays,
  closedOnce,
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

function toState(texts: Files): { data: typeof built; facts: Facts } {
  const records = Object.entries(built).map(([name, records]): [string, unknown] => {
    const text = texts.get(collections[name as keyof typeof built].source);
    return [name, text === undefined ? records : JSON.parse(text)];
  });
  const data = Object.fromEntries(records) as typeof built;
  return { data, facts: buildFacts(data as FactSources) };
}

let state = toState(new Map());

export const shopData = () => state.data;

export const currentFacts = () => state.facts;

export function updateShopData(texts: Files): void {
  try {
    state = toState(texts);
  } catch {
    return;
  }
}

export function watchShopData(repository: Repository | undefined): void {
  const update = async () => {
    const texts = await readRepository(repository).catch(() => undefined);
    if (texts) updateShopData(texts);
  };
  addEventListener("hashchange", () => void update());
  void update();
}
