import { allRecords, locate, type RawContent } from "../content";
import type { Warning } from "../errors";
import { knownFacts } from "../rules/check-facts";
import { recordTexts } from "../walk-fields";

/** A value that no text contains by chance: `(512) 555-0242`, `10:00 am to 6:00 pm`. */
const isDistinctive = (text: string): boolean => text.length >= 8 && /\d/.test(text);

/** Texts that repeat a value instead of naming its fact, so that a change of the fact misses them. */
export function repeatedFacts(content: RawContent): Warning[] {
  const known = Object.entries(knownFacts(content).facts);
  const values = known.map(([, value]) => value);
  const distinctive = known.filter(
    ([, value]) =>
      isDistinctive(value) && values.filter((other) => other.includes(value)).length === 1,
  );
  /** Reviews are clients' own words; the others contain the values themselves. */
  const texts = allRecords(content).filter(
    ({ collection }) =>
      !["site", "facts", "seasonalOffers", "reviews", "hours"].includes(collection),
  );
  return texts.flatMap((record) =>
    recordTexts(record).flatMap(({ text, at }) =>
      distinctive
        .filter(([, value]) => text.includes(value))
        .map(([name, value]) => ({
          ...locate(record, at(text.indexOf(value))),
          message: `"${value}"`,
          fix: `write {${name}}, which changes by itself`,
        })),
    ),
  );
}
