import type { Assertion, Contradiction, Statements, Source } from "./assertion";

const samePlace = ({ place: one }: Assertion, { place: other }: Source): boolean =>
  one.record === other.record && one.path.join() === other.path.join();

/**
 * The assertions that disagree with `data/`. An assertion is right if one of the records that are in
 * charge of its subjects accepts it, and can't be judged if there is none.
 */
export const compareAssertions = ({ assertions, sources }: Statements): Contradiction[] =>
  assertions.flatMap((assertion) => {
    const inCharge = assertion.subjects.flatMap((subject) =>
      sources.filter(
        (source) =>
          source.kind === assertion.kind &&
          source.subject === subject &&
          !samePlace(assertion, source),
      ),
    );
    const [source] = inCharge;
    return source && !inCharge.some(({ accepts }) => accepts(assertion.value))
      ? [{ assertion, source }]
      : [];
  });
