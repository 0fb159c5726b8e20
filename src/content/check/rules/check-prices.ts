import { formatList } from "../../../lib/text/format-list";
import { type ContentRecord, errorAt, getValue, type RawContent, recordFields } from "../content";
import { type ContentError, formatCount, formatValue } from "../errors";

function checkSizes(service: ContentRecord, rows: unknown[], sizes: string[]): ContentError[] {
  const named = rows.map((row) => getValue(row, ["size"]));
  const repeated = named.flatMap((size, index) => {
    const first = named.indexOf(size);
    if (typeof size !== "string" || first === index) return [];
    const found = `${formatValue(size)}, already on line ${service.lineOf(["sizes", first, "size"])}`;
    return [errorAt(service, ["sizes", index, "size"], { found, expected: "each dog size once" })];
  });
  const missing = sizes.filter((size) => !named.includes(size));
  if (missing.length === 0) return repeated;
  const found = `${formatCount(rows.length, "row")}, none for ${formatList(missing)}`;
  const expected = `a row for each dog size: ${sizes.join(", ")}`;
  return [...repeated, errorAt(service, ["sizes"], { found, expected })];
}

const checkCoats = (service: ContentRecord, rows: unknown[], coats: string[]): ContentError[] =>
  rows.flatMap((row, index) =>
    // Coats that no price table contains are already reported as unknown fields.
    ["short", "long", "double"]
      .filter((coat) => getValue(row, [coat]) !== undefined && !coats.includes(coat))
      .map((coat) => {
        const found = `a price for the coat "${coat}"`;
        const expected =
          coats.length === 0
            ? "no price by coat, because data/coat-types.json is empty"
            : `prices for the coats that the shop has: ${coats.join(", ")}`;
        return errorAt(service, ["sizes", index, coat], { found, expected });
      }),
  );

/** Errors of price tables that omit or repeat a dog size, or price a coat that isn't offered. */
export function checkPrices({ prices, dogSizes, coatTypes }: RawContent): ContentError[] {
  const keys = (records: ContentRecord[]) => records.map(({ key }) => String(key));
  return prices.records.flatMap((service) => {
    const { sizes: rows } = recordFields(service);
    if (!Array.isArray(rows)) return [];
    return [
      ...(dogSizes.complete ? checkSizes(service, rows, keys(dogSizes.records)) : []),
      ...(coatTypes.complete ? checkCoats(service, rows, keys(coatTypes.records)) : []),
    ];
  });
}
