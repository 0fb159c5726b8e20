import { all, checkChanged, write, type Change } from "../../../test/content-check/check-files";
import {
  card,
  inArticle,
  says,
  expectContradiction,
  expectNothing,
  type Contradicting,
  type Harmless,
} from "../../../test/content-check/contradicting";

const walkIns: Change = write(
  "data/walk-in.json",
  JSON.stringify([
    { id: "nails", name: "Nail trim", price: 18 },
    { id: "ears", name: "Quick ear cleaning", price: 15 },
  ]),
);

const contradicting: Contradicting[] = [
  [
    "a card's price",
    card("Feet Face Fanny", 64),
    "$64",
    "data/prices.json:22 · service price fff · everySize.price: $35",
  ],
  [
    "a card below its cheapest service",
    all(walkIns, card("Walk In", 10)),
    "$10",
    "data/walk-in.json:1 · walk in service ears · price: $15",
  ],
  [
    "a starting price of all sizes",
    card("Bath Only", 36),
    "$36",
    "service price bath · sizes (1st).short: $35",
  ],
  ["a price in a text", says("A Pawdicure is $26."), "$26", "service item pawdicure · price: $25"],
  ["a price with cents", says("A Pawdicure is $25.50."), "$25.50", "service item pawdicure"],
  ["a price before its service", says("Pay $26 for a Pawdicure."), "$26", "service item pawdicure"],
  ["a price in an article", inArticle("Come for a bath at $36."), "$36", "service price bath"],
];

const harmless: Harmless[] = [
  [
    "a fact by its name",
    says("A bath is {price.bath.large.long}, open {hours}, call us: {phone}."),
  ],
  ["a price of another size or coat", says("A bath of a large dog is $43.")],
  ["the prices of two services", says("A bath and a Pawdicure are $35 and $25.")],
  ["what is taken off a price", says("Take $3 off your next bath.")],
  ["a price of something else", says("A new couch is $900.")],
  ["a price in thousands", says("A Pawdicure of a whole pack is $1,000.")],
  ["a card whose service isn't clear", card("Spa Day", 5)],
];

it("is told with the line of the sentence in an article", async () => {
  const { warnings } = await checkChanged(inArticle("Hello.\n\nCome for a bath at $36."));
  expect(warnings).toEqual([
    expect.objectContaining({ file: "content/pages/terms.mdx", line: 11 }),
  ]);
});

it.each(contradicting)("%s contradicts", (_, change, one, other) =>
  expectContradiction(change, one, other),
);

it.each(harmless)("%s contradicts nothing", (_, change) => expectNothing(change));
