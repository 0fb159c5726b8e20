import { assertDefined } from "../lib/assert-defined";
import { useSharedData } from "./use-shared-data";

type Site = NonNullable<Queries.SharedDataQuery["site"]>;

/** The shop's identity from `data/site.json`, for parts of every page. */
export const useSite = (): Site => assertDefined(useSharedData().site, "data/site.json");
