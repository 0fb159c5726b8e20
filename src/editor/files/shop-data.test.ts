import { currentChoices, currentFacts, updateShopData } from "./shop-data";

const packages = [
  { id: "full", name: "Full Service", price: { starting: 82.5, addons: 100 }, features: [] },
];
const files = (text: string) => new Map([["data/packages.json", text]]);

test("facts have the values of the current files, in the list, in the text and in the preview", () => {
  const choices = currentChoices;
  updateShopData(files(JSON.stringify(packages)));
  expect(choices).toContainEqual({
    value: "package.full.starting",
    label: "Full Service, from: $82.50",
  });
  expect(currentFacts()["package.full.starting"]).toBe("$82.50");
});

test("a broken file keeps the previous facts", () => {
  updateShopData(files(JSON.stringify(packages)));
  updateShopData(files("[{"));
  expect(currentFacts()["package.full.starting"]).toBe("$82.50");
});
