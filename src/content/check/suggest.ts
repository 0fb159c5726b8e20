import { distance } from "fastest-levenshtein";

/** `did you mean "x"?` with the closest candidate, if one is close enough. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  // At least two, because two swapped letters count as two changes.
  const tolerance = Math.max(2, Math.floor(word.length / 3));
  const [nearest] = [...candidates]
    .map((candidate) => ({ candidate, changes: distance(plain(word), plain(candidate)) }))
    .filter(({ changes }) => changes <= tolerance)
    .sort((a, b) => a.changes - b.changes);
  return nearest && `did you mean "${nearest.candidate}"?`;
}
