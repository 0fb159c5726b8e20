import { estimateSentences, estimatePath } from "./price-estimate";

const lines = [
  { id: "bath", label: "Bath", price: 5100, tax: 421, total: 5521, suffix: "" },
  { id: "fff", label: "Feet, Face & Fanny", price: 3500, tax: 289, total: 3789, suffix: " and up" },
];

test("an estimate's text has a sentence for each line", () => {
  expect(estimateSentences(lines)).toBe(
    "Bath: $51.00, with tax $55.21. Feet, Face & Fanny: $35.00 and up, with tax $37.89 and up.",
  );
  expect(estimateSentences([])).toBe("");
});

test("an estimate has a URL", () => {
  expect(estimatePath({ size: "medium", coat: "double" })).toBe(
    "/services/?size=medium&coat=double#estimate",
  );
});
