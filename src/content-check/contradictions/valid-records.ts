import type { z } from "zod";
import type { page, post } from "../../content-model/entities/articles";
import type { closedDay, openingHours } from "../../content-model/entities/hours";
import type { acknowledgement } from "../../content-model/entities/acknowledgements";
import type { notice } from "../../content-model/entities/notice";
import type { fact, promotion } from "../../content-model/entities/places-and-offers";
import type {
  dogSize,
  pricingPackage,
  serviceItem,
  servicePrice,
  serviceTile,
  walkInService,
} from "../../content-model/entities/prices";
import type { teamMember } from "../../content-model/entities/people";
import type { site } from "../../content-model/entities/site";
import { type ContentRecord, type RawContent, validValue } from "../content";

/** The collections that assertions are read from with their types. */
interface Schemas {
  acknowledgements: typeof acknowledgement;
  closedDays: typeof closedDay;
  dogSizes: typeof dogSize;
  facts: typeof fact;
  hours: typeof openingHours;
  notices: typeof notice;
  packages: typeof pricingPackage;
  pages: typeof page;
  posts: typeof post;
  prices: typeof servicePrice;
  promotions: typeof promotion;
  serviceItems: typeof serviceItem;
  serviceTiles: typeof serviceTile;
  site: typeof site;
  team: typeof teamMember;
  walkIn: typeof walkInService;
}

/** A record without errors. */
interface ValidRecord<Name extends keyof Schemas> {
  record: ContentRecord;
  value: z.infer<Schemas[Name]>;
}

/** The records of a collection that are free of errors; the others have a report of their own. */
export const validRecords = <Name extends keyof Schemas>(
  content: RawContent,
  name: Name,
): ValidRecord<Name>[] =>
  content[name].records.flatMap((record) => {
    const value = validValue(record) as z.infer<Schemas[Name]> | undefined;
    return value ? [{ record, value }] : [];
  });
