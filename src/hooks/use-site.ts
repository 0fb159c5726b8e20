import { assertDefined } from "../lib/assert-defined";
import { useSharedData } from "./use-shared-data";

type Site = NonNullable<Queries.SharedDataQuery["site"]>;

/**
 * The shop's identity from `data/site.json`, for use on any page; `textPhone` is set if the shop
 * accepts text messages.
 */
export function useSite(): Site {
  const site = assertDefined(useSharedData().site, "data/site.json");
  return { ...site, textPhone: site.textPhone ?? (site.takesTexts ? site.phone : null) };
}
