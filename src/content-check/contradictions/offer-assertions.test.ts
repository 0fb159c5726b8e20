import { all, write } from "../../../test/content-check/check-files";
import {
  fact,
  facts,
  says,
  expectContradiction,
  expectNothing,
  type Contradicting,
  type Harmless,
} from "../../../test/content-check/contradicting";

const teaTree = facts(
  fact("tea-tree-offer", "25%", "Discount on tea tree conditioner"),
  fact("tea-tree-month", "March"),
);
const march = facts(fact("tea-tree-offer", "25%"), fact("tea-tree-month", "March 2026"));
const teeth = facts(fact("teeth-cleaning-offer", "20%"), fact("teeth-cleaning-month", "May"));

const contradicting: Contradicting[] = [
  [
    "another discount",
    all(teeth, says("In May, 25% off teeth cleaning.")),
    "25%",
    "fact teeth-cleaning-offer · value: 20%",
  ],
  [
    "another discount in dollars",
    all(facts(fact("teeth-cleaning-offer", "$5")), says("Get $8 off teeth cleaning.")),
    "$8",
    "fact teeth-cleaning-offer · value: $5",
  ],
  [
    "another product",
    all(teaTree, says("In March, 25% off tea tree shampoo.")),
    "tea tree shampoo",
    "fact tea-tree-offer · description: tea tree conditioner",
  ],
  [
    "another month before the offer",
    all(teeth, says("Our June teeth cleaning offer.")),
    "June",
    "fact teeth-cleaning-month · value: May",
  ],
  [
    "another month behind the offer",
    all(teeth, says("Get 20% off teeth cleaning in June.")),
    "June",
    "fact teeth-cleaning-month · value: May",
  ],
  [
    "another year of the offer",
    all(march, says("Get 25% off tea tree in March 2027.")),
    "March 2027",
    "fact tea-tree-month · value: March 2026",
  ],
];

const promotion = {
  id: "summer",
  title: "Summer",
  description: "In June, 30% off teeth cleaning.",
  terms: "Once.",
  validUntil: "2025-06-30",
};

const harmless: Harmless[] = [
  ["a percentage of something else", all(teeth, says("Of all dogs, 80% hate teeth cleaning."))],
  [
    "a sentence with two offers",
    all(
      facts(fact("teeth-cleaning-offer", "20%"), fact("tea-tree-offer", "25%")),
      says("Get 20% off teeth cleaning, 25% off tea tree."),
    ),
  ],
  ["the offer's month without its year", all(march, says("Get 25% off tea tree in March."))],
  [
    "the year of a month that has none",
    all(teeth, says("Get 20% off teeth cleaning in May 2027.")),
  ],
  [
    "a promotion with terms of its own",
    all(teeth, write("data/promotions.json", JSON.stringify([promotion]))),
  ],
];

it.each(contradicting)("%s contradicts", (_, change, one, other) =>
  expectContradiction(change, one, other),
);

it.each(harmless)("%s contradicts nothing", (_, change) => expectNothing(change));
