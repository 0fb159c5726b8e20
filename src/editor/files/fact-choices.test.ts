import { factChoices, type NamedRecords } from "./fact-choices";

const data: NamedRecords = {
  hours: [{ day: "Monday" }],
  walkIn: [{ id: "nails", name: "Nail Trim" }],
  serviceItems: [{ id: "facial", name: "Blueberry Facial" }],
  prices: [
    { id: "bath", label: "Bath", sizes: [{ size: "xs", short: 35 }] },
    { id: "fff", label: "Feet, Face & Fanny" },
  ] as NamedRecords["prices"],
  packages: [{ id: "full", name: "Full Service" }],
  seasonalOffers: [{ id: "tea", subject: "tea tree conditioner" }],
  facts: [{ id: "age", description: "How old visitors must be: terms, privacy" }],
  dogSizes: [{ id: "xs", label: "Extra small" }],
  coatTypes: [{ id: "short", label: "Short" }],
};

test.each([
  ["phone", "Phone: x"],
  ["hours.monday", "Opening hours, Monday: x"],
  ["price.walk-in.nails", "Nail Trim, walk-in: x"],
  ["price.item.facial", "Blueberry Facial: x"],
  ["price.bath.xs.short", "Bath, extra small, short coat: x"],
  ["price.fff", "Feet, Face & Fanny: x"],
  ["package.full.starting", "Full Service, from: x"],
  ["package.full.addons", "Full Service, with add-ons: x"],
  ["tea-offer", "Offer on tea tree conditioner, discount: x"],
  ["age", "How old visitors must be: x"],
])("the owner chooses {%s} by its name and value", (value, label) => {
  expect(factChoices(data, { [value]: "x" })).toEqual([{ value, label }]);
});
