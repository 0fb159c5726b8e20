import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "an amount in quotes",
    replace("data/packages.json", '"starting": 35', '"starting": "35"'),
    `
data/packages.json
  line 7 · pricing package bath-only · price.starting
    found     "35"
    expected  a number, without quotes (Starting price in dollars, the number alone: 78, or 78.50)
`,
  ],
  [
    "an amount with dollar sign, in quotes",
    replace("data/walk-in.json", "18", '"$18.50"'),
    `
data/walk-in.json
  line 5 · walk in service nail-trim · price
    found     "$18.50"
    expected  a number, without quotes (In dollars, the number alone: 18, or 18.50)
`,
  ],
  [
    "an amount with a comma before the cents, in quotes",
    replace("data/walk-in.json", "18", '"$38,50"'),
    `
data/walk-in.json
  line 5 · walk in service nail-trim · price
    found     "$38,50"
    expected  a number, without quotes (In dollars, the number alone: 18, or 18.50)
`,
  ],
  [
    "an amount with three decimals",
    replace("data/walk-in.json", "18", "18.555"),
    `
data/walk-in.json
  line 5 · walk in service nail-trim · price
    found     18.555
    expected  dollars with at most two decimals, like 18 or 18.50 (In dollars, the number alone: 18, or 18.50)
`,
  ],
  [
    "an amount of nothing",
    replace("data/walk-in.json", "18", "0"),
    `
data/walk-in.json
  line 5 · walk in service nail-trim · price
    found     0
    expected  an amount above 0 (In dollars, the number alone: 18, or 18.50)
`,
  ],
  [
    "a card that costs less with add-ons",
    replace("data/packages.json", '"addons": 100', '"addons": 20'),
    `
data/packages.json
  line 8 · pricing package bath-only · price.addons
    found     20
    expected  a price "addons" that is not below "starting" (Price with add-ons in dollars, the number alone)
    to fix    correct one of the two prices
`,
  ],
];

describe("an amount that can't be charged", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
