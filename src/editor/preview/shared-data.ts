import days from "../../../data/closed-days.json";
import facts from "../../../data/facts.json";
import week from "../../../data/hours.json";
import notices from "../../../data/notice.json";
import packages from "../../../data/packages.json";
import prices from "../../../data/prices.json";
import seasonalOffers from "../../../data/seasonal-offers.json";
import serviceItems from "../../../data/service-items.json";
import identity from "../../../data/site.json";
import walkIn from "../../../data/walk-in.json";
import { toStoredFormat } from "../../content/model/stored-format";
import type { Notice } from "../../lib/notice/notice";
import { buildFacts, type Facts, type FactSources } from "../../content/model/facts";

// Imported JSON bypasses Gatsby, which converts values to the stored format.
const closedDays = toStoredFormat("closedDays", days);
const hours = toStoredFormat("hours", week);
const site = toStoredFormat("site", identity);

/** Facts of the last build, shown in texts of the preview. */
export const builtFacts: Facts = buildFacts({
  closedDays,
  facts,
  hours,
  packages,
  prices,
  seasonalOffers,
  serviceItems,
  site,
  walkIn,
} as unknown as FactSources);

/** The data of the site's static query, as of the last build. */
export const sharedData = {
  site,
  week: { nodes: hours },
  closedDays: { nodes: closedDays },
  notice: (notices as Notice[])[0] ?? null,
};
