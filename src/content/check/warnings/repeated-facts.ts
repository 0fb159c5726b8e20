import type { DogSize, PricingPackage, ServicePrice } from "../../model/entities/prices-schema";
import { formatDollars, toCents } from "../../../lib/money/money";
import { allRecords, locate, type RawContent, validRecords } from "../content";
import type { Warning } from "../errors";
import { knownFacts } from "../rules/known-facts";
import { textsOf } from "../walk-fields";

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z]+/g) ?? [];

/** The lowest price of a service in the price tables; `undefined` if it has no price. */
const lowest = ({ everySize, sizes = [] }: ServicePrice): number =>
  everySize?.price ??
  Math.min(
    ...sizes.flatMap(({ size: _, ...coats }) =>
      Object.values(coats).filter((price) => price !== undefined),
    ),
  );

/** Cards whose starting price differs from the price tables. A service matches if one name contains the other. */
function cardsBesideTables(content: RawContent): Warning[] {
  const services = validRecords<ServicePrice>(content.prices);
  return validRecords<PricingPackage>(content.packages).flatMap(({ record, value: card }) => {
    const meant = services.filter(({ value }) => {
      const words = wordsOf(value.label);
      return wordsOf(card.name).every((word) => words.includes(word));
    });
    const [service] = meant;
    if (!service || meant.length > 1) return [];
    const price = lowest(service.value);
    if (price === card.price.starting) return [];
    const [there, here] = [price, card.price.starting].map((one) => formatDollars(toCents(one)));
    const { file, label } = service.record;
    return {
      ...locate(record, ["price", "starting"]),
      message: `${here}, but ${there} in ${file}`,
      fix: `make it agree with ${label}, unless both are meant`,
    };
  });
}

/** The lightest and the heaviest dog of a size, in pounds. */
const bandOf = ({ range }: DogSize): [from: number, to: number] => {
  const [from = 0, to = Infinity] = (range.match(/\d+/g) ?? []).map(Number);
  return [from, to];
};

/** Sizes that skip a weight or overlap. */
function bandsApart(content: RawContent): Warning[] {
  const sizes = validRecords<DogSize>(content.dogSizes);
  const ordered = sizes.toSorted((one, other) => bandOf(one.value)[0] - bandOf(other.value)[0]);
  return ordered.flatMap(({ record, value }, index) => {
    const before = ordered[index - 1];
    if (!before || bandOf(value)[0] === bandOf(before.value)[1] + 1) return [];
    const message = `"${value.range}" after "${before.value.range}"`;
    const fix = "let each size begin a pound above the one before";
    return { ...locate(record, ["range"]), message, fix };
  });
}

/** Text that nobody writes by chance: `(512) 555-0242`, `10:00 am to 6:00 pm`, `December 31, 2025`. */
const isTelling = (text: string): boolean => text.length >= 8 && /\d/.test(text);

/** Texts that repeat a value instead of naming its fact, so that a change of the fact misses them. */
function repeatedFigures(content: RawContent): Warning[] {
  const known = Object.entries(knownFacts(content).facts);
  const values = known.map(([, value]) => value);
  const telling = known.filter(
    ([, value]) => isTelling(value) && values.filter((other) => other.includes(value)).length === 1,
  );
  /** Reviews are clients' own words; the others contain the values themselves. */
  const texts = allRecords(content).filter(
    ({ collection }) =>
      !["site", "facts", "seasonalOffers", "reviews", "hours"].includes(collection),
  );
  return texts.flatMap((record) =>
    textsOf(record).flatMap(({ text, at }) =>
      telling
        .filter(([, value]) => text.includes(value))
        .map(([name, value]) => ({
          ...locate(record, at(text.indexOf(value))),
          message: `"${value}"`,
          fix: `write {${name}}, which changes by itself`,
        })),
    ),
  );
}

/** Contradictions between two texts or values. They may be intended, so they never stop a build. */
export const disagreements = (content: RawContent): Warning[] => [
  ...cardsBesideTables(content),
  ...bandsApart(content),
  ...repeatedFigures(content),
];
