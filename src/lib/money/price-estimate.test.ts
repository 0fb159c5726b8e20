import { prices, sizePrices } from "../../../test/builders/prices";
import { estimateForDog, estimateSentences, type ServicePrices } from "./price-estimate";

/** Dollars before and with 8.25 % tax, by size and coat: bath, full groom, Feet, Face & Fanny. */
const expected = `
  xs     short   35.00  37.89    -       -        -      -
  xs     long    39.00  42.22   78.00   84.44    35.00  37.89
  xs     double  41.00  44.38   84.00   90.93    35.00  37.89
  small  short   42.00  45.47    -       -        -      -
  small  long    43.00  46.55   88.00   95.26    35.00  37.89
  small  double  45.00  48.71   93.00  100.67    35.00  37.89
  medium short   47.00  50.88    -       -        -      -
  medium long    48.00  51.96   98.00  106.09    35.00  37.89
  medium double  51.00  55.21  103.00  111.50    35.00  37.89
  large  short   52.00  56.29    -       -        -      -
  large  long    53.00  57.37  108.00  116.91    35.00  37.89
  large  double  53.00  57.37  114.00  123.41    35.00  37.89
  xl     short   57.00  61.70    -       -        -      -
  xl     long    59.00  63.87  121.00  130.98    35.00  37.89
  xl     double  62.00  67.12  128.00  138.56    35.00  37.89
  xxl    short   64.00  69.28    -       -        -      -
  xxl    long    64.00  69.28  134.00  145.06    35.00  37.89
  xxl    double  68.00  73.61  141.00  152.63    35.00  37.89
  xxxl   short   84.00  90.93    -       -        -      -
  xxxl   long    84.00  90.93  175.00  189.44    35.00  37.89
  xxxl   double  84.00  90.93  175.00  189.44    35.00  37.89
`;

const services = ["bath", "groom", "fff"];
const rows = expected
  .trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/) as [string, string, ...string[]]);

const show = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

const linesFor = (size: string, coat: string, offered: readonly ServicePrices[], tax: number) =>
  estimateForDog({ id: size, range: size }, { id: coat, label: coat }, offered, tax).lines;

describe("estimateForDog", () => {
  it.each(rows)(
    "returns the specification's prices for size %s and a %s coat",
    (size, coat, ...amounts) => {
      const wanted = services
        .map((id, index) => [id, ...amounts.slice(2 * index, 2 * index + 2)])
        .filter(([, price]) => price !== "-");
      const lines = linesFor(size, coat, prices, 8.25);
      expect(lines.map(({ id, price, total }) => [id, show(price), show(total)])).toEqual(wanted);
      for (const { price, tax, total } of lines) expect(price + tax).toBe(total);
    },
  );

  it("adds a service's note to its label, and marks starting prices", () => {
    const everySize = { price: 12.5, coats: ["short"] };
    const service = { id: "bath", label: "Bath", everySize, andUp: true, note: "no dry" };
    expect(linesFor("xs", "short", [service], 10)).toMatchObject([
      { label: "Bath (no dry)", price: 1250, suffix: " and up" },
    ]);
  });

  it("needs no more for another coat than its prices", () => {
    const bath = { id: "bath", label: "Bath", sizes: sizePrices({ size: "xs", wire: 12.5 }) };
    expect(linesFor("xs", "short", [bath], 10)).toEqual([]);
    expect(linesFor("xs", "wire", [bath], 10)).toEqual([
      { id: "bath", label: "Bath", price: 1250, tax: 125, total: 1375, suffix: "" },
    ]);
  });

  it.each([
    ["an unknown size", "tiny", "short"],
    ["an unknown coat", "xs", "curly"],
    ["a field name that isn't a coat", "xs", "size"],
  ])("has no line for %s", (_what, size, coat) => {
    expect(linesFor(size, coat, prices, 8.25)).toEqual([]);
  });
});

const lines = [
  { id: "bath", label: "Bath", price: 5100, tax: 421, total: 5521, suffix: "" },
  { id: "fff", label: "Feet, Face & Fanny", price: 3500, tax: 289, total: 3789, suffix: " and up" },
];

test.each([
  [
    lines,
    [],
    "14-30 lbs, long coat: Bath: $51.00, with tax $55.21. Feet, Face & Fanny: $35.00 and up, with tax $37.89 and up.",
  ],
  [
    lines.slice(0, 1),
    ["Full groom", "Trim"],
    "14-30 lbs, long coat: Bath: $51.00, with tax $55.21. No listed price for 14-30 lbs, long coat: Full groom; Trim. Please call (512) 555-0100.",
  ],
  [[], ["Bath"], "No listed price for 14-30 lbs, long coat. Please call (512) 555-0100."],
  [[], [], "No listed price for 14-30 lbs, long coat. Please call (512) 555-0100."],
])("names the dog, and asks to call for what has no price: %j", (priced, withoutPrice, text) => {
  const dog = { size: "small", coat: "long", dog: "14-30 lbs, long coat" };
  const estimate = { ...dog, lines: priced, withoutPrice };
  expect(estimateSentences(estimate, "(512) 555-0100")).toBe(text);
});
