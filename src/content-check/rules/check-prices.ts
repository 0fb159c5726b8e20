import { fieldsOf, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { allOf, plural, showValue } from "../wording";

const field = (row: unknown, name: string): unknown =>
  (row as Record<string, unknown> | null)?.[name];

function checkSizes(service: ContentRecord, rows: unknown[], sizes: string[]): ContentError[] {
  const named = rows.map((row) => field(row, "size"));
  const repeated = named.flatMap((size, index) => {
    const first = named.indexOf(size);
    if (typeof size !== "string" || first === index) return [];
    const found = `${showValue(size)}, already on line ${service.lineOf(["sizes", first, "size"])}`;
    const words = {
      found,
      expected: "each dog size once",
      fix: "delete one of the two rows, or correct its size",
    };
    return [errorAt(service, ["sizes", index, "size"], words)];
  });
  const missing = sizes.filter((size) => !named.includes(size));
  // A mistyped size is an error of its own.
  const mistyped = named.filter((size) => !sizes.includes(String(size))).length;
  if (missing.length <= mistyped) return repeated;
  const expected = `a row for each dog size: ${sizes.join(", ")}`;
  const words = {
    found: `${plural(rows.length, "row")}, none for ${allOf(missing)}`,
    expected,
    fix: `add ${allOf(missing)}`,
  };
  return [...repeated, errorAt(service, ["sizes"], words)];
}

function checkCoats(service: ContentRecord, rows: unknown[], coats: string[]): ContentError[] {
  return rows.flatMap((row, index) =>
    // Names that no price table has are unknown fields already.
    ["short", "long", "double"]
      .filter((coat) => field(row, coat) !== undefined && !coats.includes(coat))
      .map((coat) => {
        const found = `a price for the coat "${coat}"`;
        const expected = `prices for the coats of data/coat-types.json: ${coats.join(", ")}`;
        const fix = `delete the price, or bring "${coat}" back in data/coat-types.json`;
        return errorAt(service, ["sizes", index, coat], { found, expected, fix });
      }),
  );
}

/** Errors of price tables that leave out or repeat a dog size, or price a coat that isn't offered. */
export function checkPrices({ prices, dogSizes, coatTypes }: RawContent): ContentError[] {
  const keys = (records: ContentRecord[]) => records.map(({ key }) => String(key));
  return prices.records.flatMap((service) => {
    const { sizes: rows } = fieldsOf(service);
    if (!Array.isArray(rows)) return [];
    return [
      ...(dogSizes.complete ? checkSizes(service, rows, keys(dogSizes.records)) : []),
      ...(coatTypes.complete ? checkCoats(service, rows, keys(coatTypes.records)) : []),
    ];
  });
}
