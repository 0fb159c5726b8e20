import { forWhom, priceListName } from "./price-list-name";

describe("priceListName", () => {
  it.each([
    ["a tile's label", [{ label: "0-14 lbs", position: 0 }], "0-14 lbs"],
    [
      "the labels of two tiles in the tiles' order",
      [
        { label: "71+ lbs", position: 4 },
        { label: "51-70 lbs", position: 3 },
      ],
      "51-70 lbs and 71+ lbs",
    ],
    ["the fallback without tiles", [], "Small Dogs"],
  ])("is %s", (_what, tiles, name) => {
    expect(priceListName(tiles, "Small Dogs")).toBe(name);
  });
});

describe("forWhom", () => {
  it.each([
    ["0-14 lbs", "dogs of 0-14 lbs"],
    ["Add-ons", "any dog"],
  ])("returns for the list %s: %s", (name, text) => {
    expect(forWhom(name)).toBe(text);
  });
});
