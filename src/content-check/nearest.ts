import { distance } from "fastest-levenshtein";

/** The candidate that a mistyped word most likely means; `undefined` if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  // Two at least, for two letters swapped are two changes.
  const tolerance = Math.max(2, Math.floor(word.length / 3));
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, changes: distance(plain(word), plain(candidate)) }))
    .filter(({ changes }) => changes <= tolerance)
    .sort((a, b) => a.changes - b.changes);
  return ranked[0]?.candidate;
}

/** `did you mean "x"?` if a candidate is close, otherwise the other advice. */
export function suggest(word: string, candidates: Iterable<string>, otherwise: string): string {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? otherwise : `did you mean "${candidate}"?`;
}
