import { all } from "../../../test/content-check/check-files";
import {
  fact,
  facts,
  says,
  expectContradiction,
  expectNothing,
  type Contradicting,
  type Harmless,
} from "../../../test/content-check/contradicting";

const notice = facts(fact("cancellation-notice", "24 hours"));
const referral = facts(fact("referral-discount", "10%"));

const contradicting: Contradicting[] = [
  [
    "another time",
    all(notice, says("Cancel 48 hours ahead.")),
    "48 hours",
    "fact cancellation-notice · value: 24 hours",
  ],
  [
    "another time in the singular",
    all(notice, says("We ask for a 48 hour cancellation notice.")),
    "48 hours",
    "fact cancellation-notice · value: 24 hours",
  ],
  [
    "another percentage",
    all(referral, says("A referral earns 15%.")),
    "15%",
    "fact referral-discount · value: 10%",
  ],
];

const harmless: Harmless[] = [
  ["the same time in the singular", all(notice, says("We ask for a 24 hour cancellation notice."))],
  ["a time of something else", all(notice, says("A bath takes 2 hours."))],
  [
    "a part of what may take longer",
    all(facts(fact("cancellation-notice", "24 to 48 hours")), says("Cancel 24 hours ahead.")),
  ],
  ["an offer's percentage", all(referral, says("With or without a referral, 20% off nails."))],
];

it.each(contradicting)("%s contradicts", (_, change, one, other) =>
  expectContradiction(change, one, other),
);

it.each(harmless)("%s contradicts nothing", (_, change) => expectNothing(change));
