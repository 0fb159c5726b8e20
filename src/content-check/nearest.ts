/** How many letters must be added, left out, replaced or swapped to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}

/** The candidate that a mistyped word most likely means; `undefined` if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const tolerance = Math.max(1, Math.floor(word.length / 3));
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, distance: editDistance(plain(word), plain(candidate)) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** `did you mean "x"?` if a candidate is close, otherwise the other advice. */
export function suggest(word: string, candidates: Iterable<string>, otherwise: string): string {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? otherwise : `did you mean "${candidate}"?`;
}
