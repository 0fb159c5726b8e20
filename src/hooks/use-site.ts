import { assertDefined } from "../lib/assert-defined";
import { useSharedData } from "./use-shared-data";

type Site = NonNullable<Queries.SharedDataQuery["site"]>;

/** The shop's identity. `textPhone` is null if the shop takes no text messages. */
export function useSite(): Site {
  const site = assertDefined(useSharedData().site, "data/site.json");
  return { ...site, textPhone: site.textPhone ?? (site.takesTexts ? site.phone : null) };
}
