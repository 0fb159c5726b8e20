import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { priceRows } from "../../../test/builders/records";
import { PriceTables } from "./price-tables";

/** The cells of a service's table, row by row. */
const table = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  mockSharedData({ site: { salesTaxPercent: 10 } });
  render(<PriceTables {...priceRows} />);
});

test("a service has its price by weight and coat, and under it what it comes to with tax", () => {
  expect(table("Bath")).toEqual([
    ["Weight", "Short", "Long"],
    ["0-20 lbs", "$30 $33.00 with tax", "$40 $44.00 with tax"],
    ["21+ lbs", "$50 $55.00 with tax", "$60.50 $66.55 with tax"],
  ]);
});

test("a coat that no dog gets the service for has no column", () => {
  expect(table("Haircut")).toEqual([
    ["Weight", "Long"],
    ["0-20 lbs", "$80 $88.00 with tax"],
    ["21+ lbs", "$1,000 $1,100.00 with tax"],
  ]);
});

test("one price for every size is one row", () => {
  expect(table("Paws")).toEqual([
    ["Weight", "Long"],
    ["Every size", "$20 $22.00 with tax"],
  ]);
});

test("a size without the service says so in its row", () => {
  const [, , paws] = priceRows.prices;
  const bath = { id: "b", label: "Mud bath", sizes: [{ size: "big", short: 9 }], everySize: null };
  render(<PriceTables {...priceRows} prices={[bath, paws!]} />);
  expect(table("Mud bath")).toContainEqual(["0-20 lbs", "not offered"]);
});
