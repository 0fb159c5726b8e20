import { coatPrices, type PriceRow, type ServicePrices } from "../../src/lib/money/price-estimate";
import records from "../site/data/prices.json";

/** Rows of `data/prices.json`, as queries return them. */
export const sizePrices = (...rows: PriceRow[]) =>
  rows.map((row) => ({ size: row.size, prices: coatPrices(row) }));

/** The prices of the test site. */
export const prices: ServicePrices[] = records.map(({ sizes, ...service }) => ({
  ...service,
  sizes: sizes && sizePrices(...sizes),
}));
