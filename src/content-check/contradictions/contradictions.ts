import type { RawContent } from "../content";
import { knownFacts } from "../cross/known-facts";
import { bandStatements } from "./band-claims";
import type { Contradiction } from "./claim";
import { compareClaims } from "./compare-claims";
import { hoursStatements } from "./hours-claims";
import { identityStatements } from "./identity-claims";
import { offerStatements } from "./offer-claims";
import { priceStatements } from "./price-claims";
import { quantityStatements } from "./quantity-claims";
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
  return readers.flatMap((read) => compareClaims(read(content, sentences)));
}
