import type { Claim, Contradiction, Statements, Truth } from "./claim";

const samePlace = ({ place: one }: Claim, { place: other }: Truth): boolean =>
  one.record === other.record && one.path.join() === other.path.join();

/**
 * The claims that disagree with `data/`. A claim is right if one of the records that are in charge
 * of its subjects accepts it, and can't be judged if there is none.
 */
export const compareClaims = ({ claims, truths }: Statements): Contradiction[] =>
  claims.flatMap((claim) => {
    const inCharge = claim.subjects.flatMap((subject) =>
      truths.filter(
        (truth) =>
          truth.kind === claim.kind && truth.subject === subject && !samePlace(claim, truth),
      ),
    );
    const [truth] = inCharge;
    return truth && !inCharge.some(({ accepts }) => accepts(claim.value)) ? [{ claim, truth }] : [];
  });
