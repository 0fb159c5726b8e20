import type { RawContent } from "../content";
import { knownFacts } from "../rules/known-facts";
import { bandStatements } from "./band-assertions";
import type { Contradiction } from "./assertion";
import { compareAssertions } from "./compare-assertions";
import { hoursStatements } from "./hours-assertions";
import { identityStatements } from "./identity-assertions";
import { offerStatements } from "./offer-assertions";
import { priceStatements } from "./price-assertions";
import { quantityStatements } from "./quantity-assertions";
import { sentencesOf } from "./sentences";

const readers = [
  priceStatements,
  bandStatements,
  offerStatements,
  hoursStatements,
  identityStatements,
  quantityStatements,
];

/** What visitors are told in one place and told otherwise in another. */
export function findContradictions(content: RawContent): Contradiction[] {
  const sentences = sentencesOf(content, knownFacts(content).facts);
  return readers.flatMap((read) => compareAssertions(read(content, sentences)));
}
