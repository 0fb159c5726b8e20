import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { sizePrices } from "../../../test/builders/prices";
import coats from "../../../test/site/data/coat-types.json";
import sizes from "../../../test/site/data/dog-sizes.json";
import type { ServicePrices } from "../../lib/money/price-estimate";
import type { PricedService } from "./one-price-list";
import { AllPrices } from "./all-prices";

const wire = { id: "wire", label: "Wiry", description: "Terriers" };

const show = (
  services: readonly ServicePrices[],
  walkIn: PricedService[] = [],
  addOns: PricedService[] = [],
) =>
  render(
    <AllPrices
      sizes={sizes}
      coats={[wire, ...coats]}
      prices={services}
      walkIn={walkIn}
      addOns={addOns}
    />,
  );

const table = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => mockSharedData({ site: { salesTaxPercent: 10 } }));

test("the row of a size without the service shows whom to call", () => {
  const bath = { id: "b", label: "Mud bath", sizes: sizePrices({ size: "xl", short: 9 }) };
  show([bath]);
  expect(table("Mud bath")).toContainEqual(["0-13 lbs", "call us"]);
});

test("each coat with a price has a column, in the order of the coats", () => {
  const sizes = sizePrices({ size: "xs", long: 12, wire: 9 });
  show([{ id: "b", label: "Mud bath", sizes }]);
  expect(table("Mud bath").slice(0, 2)).toEqual([
    ["Weight", "Wiry", "Long"],
    ["0-13 lbs", "$9 $9.90 with tax", "$12 $13.20 with tax"],
  ]);
});

test("walk-in services and add-ons have a line each, with the total including tax", () => {
  show(
    [],
    [{ name: "Nail trim", price: 18 }],
    [
      { name: "Paw balm", price: 15, andUp: true, note: "no dry" },
      { name: "Hug", price: 0 },
    ],
  );
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Walk-in",
    "Add-ons and other services",
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Nail trim $18 $19.80 with tax",
    "Paw balm no dry $15 and up $16.50 with tax",
    "Hug free",
  ]);
});
