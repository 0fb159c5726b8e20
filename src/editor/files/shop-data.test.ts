import { currentFacts, updateShopData } from "./shop-data";

const packages = [
  { id: "full", name: "Full Service", price: { starting: 82.5, addons: 100 }, features: [] },
];
const files = (text: string) => new Map([["data/packages.json", text]]);

test("a broken file keeps the facts of the previous files", () => {
  updateShopData(files(JSON.stringify(packages)));
  updateShopData(files("[{"));
  expect(currentFacts()["package.full.starting"]).toBe("$82.50");
});
