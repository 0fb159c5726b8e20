import type { RawContent } from "../../../src/content-check/content";
import { collections } from "../../../src/content-model/collections";
import { bookingLink } from "../../../src/lib/booking-link";
import {
  buildFacts,
  factSourceNames,
  fillFacts,
  type FactSources,
} from "../../../src/content-model/facts";
import type { Notice } from "../../../src/lib/notice/notice";
import { openingState } from "../../../src/lib/opening-state";
import { estimatePrices } from "../../../src/lib/price-estimate";
import { textsIn } from "../../../src/content-check/walk-fields";

/** The records of a collection as a page would get them. */
const read = (content: RawContent, name: keyof RawContent): unknown[] =>
  content[name].records.map(({ value }) => collections[name].schema.parse(value));

/**
 * Does with content what the site does: prices, hours, links and texts with facts.
 *
 * @returns what no visitor should see: one line each
 * @throws Error if the content isn't what the site takes it for
 */
export function misuses(content: RawContent): string[] {
  const lists = Object.fromEntries(
    factSourceNames.map((name) => [name, read(content, name)]),
  ) as unknown as FactSources;
  const [site] = read(content, "site") as [FactSources["site"]];
  const facts = buildFacts({ ...lists, site });
  const texts = Object.values(content).flatMap(({ records }) =>
    records.flatMap(({ value }) => textsIn(value).map(({ text }) => fillFacts(text, facts))),
  );
  const sizes = read(content, "dogSizes") as { id: string }[];
  const coats = read(content, "coatTypes") as { id: string }[];
  const lines = sizes.flatMap((size) =>
    coats.flatMap((coat) => estimatePrices(size.id, coat.id, lists.prices, site.salesTaxPercent)),
  );
  const times = {
    week: lists.hours,
    closedDays: read(content, "closedDays") as { name: string; date: string }[],
    changedHours: (read(content, "notices") as Notice[]).flatMap(
      (notice) => notice.changedHours ?? [],
    ),
  };
  const { phrase, days } = openingState(times, new Date("2025-06-01T12:00:00Z"));
  return [
    ...Object.entries(facts).filter(
      ([name, value]) =>
        typeof value !== "string" ||
        (/^(?:price|package|sales-tax|established)/.test(name) && !/\d/.test(value)),
    ),
    ...lines.filter(({ price, tax, total }) => !(price > 0 && tax >= 0 && total === price + tax)),
    ...texts.filter((text) => /\{phone\}|\{price\./.test(text)),
    ...(phrase && days.length === 7 ? [] : ["no opening hours"]),
    ...(bookingLink(site.booking).startsWith("https://") ? [] : ["a booking link elsewhere"]),
  ].map((misuse) => JSON.stringify(misuse));
}
