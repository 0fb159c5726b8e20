import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a dog size without price",
    replace(
      "data/prices.json",
      ',\n      {\n        "size": "large",\n        "short": 42,\n        "long": 43\n      }',
      "",
    ),
    `
data/prices.json
  line 5 · service price bath · sizes
    found     1 row, none for large
    expected  a row for each dog size: small, large
    to fix    add large
`,
  ],
  [
    "a dog size that stands twice",
    replace("data/prices.json", '"size": "large"', '"size": "small"'),
    `
data/prices.json
  line 5 · service price bath · sizes
    found     2 rows, none for large
    expected  a row for each dog size: small, large
    to fix    add large
  line 12 · service price bath · sizes (2nd).size
    found     "small", already on line 7
    expected  each dog size once
    to fix    delete one of the two rows, or correct its size
`,
  ],
  [
    "an unknown dog size",
    replace("data/prices.json", '"size": "large"', '"size": "larg"'),
    `
data/prices.json
  line 12 · service price bath · sizes (2nd).size
    found     "larg"
    expected  the id of a record in data/dog-sizes.json: small, large
    to fix    did you mean "large"?
`,
  ],
  [
    "an unknown coat in a price table",
    replace("data/prices.json", '"short": 35', '"shrot": 35'),
    `
data/prices.json
  line 8 · service price bath · sizes (1st).shrot
    found     an unknown field "shrot" with 35
    expected  only the fields size, short, long, double
    to fix    did you mean "short"?
`,
  ],
  [
    "a price for a coat that isn't offered",
    replace("data/prices.json", '"long": 39', '"long": 39,\n        "double": 41'),
    `
data/prices.json
  line 10 · service price bath · sizes (1st).double
    found     a price for the coat "double"
    expected  prices for the coats of data/coat-types.json: short, long
    to fix    delete the price, or bring "double" back in data/coat-types.json
`,
  ],
  [
    "an unknown coat for one price",
    replace("data/prices.json", '"long"\n', '"curly"\n'),
    `
data/prices.json
  line 24 · service price fff · everySize.coats (1st)
    found     "curly"
    expected  the id of a record in data/coat-types.json: short, long
    to fix    choose one of them, or add it to data/coat-types.json
`,
  ],
];

describe("a price table that doesn't fit sizes and coats", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
