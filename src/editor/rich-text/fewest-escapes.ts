/** Lines with more escapes stay unchanged, because each attempt parses the line. */
const mostTries = 40;

const escapes = /\\([!-/:-@[-`{-~])/g;

/** Removes the escapes that `pick` selects by index. */
const without = (line: string, pick: (sign: string, index: number) => boolean): string => {
  let index = -1;
  return line.replace(escapes, (escape, sign: string) => {
    index += 1;
    return pick(sign, index) ? sign : escape;
  });
};

/**
 * Removes unnecessary escapes from a line, so that `snake_case` and `[x]` stay as typed.
 *
 * @param isSame whether a line still has the same meaning
 */
export function fewestEscapes(line: string, isSame: (line: string) => boolean): string {
  const plain = without(line, () => true);
  if (isSame(plain)) return plain;
  let best = line;
  for (const sign of new Set([...line.matchAll(escapes)].map(([, one]) => one))) {
    const shorter = without(best, (one) => one === sign);
    if (isSame(shorter)) best = shorter;
  }
  for (let index = 0; index < Math.min(mostTries, [...best.matchAll(escapes)].length);) {
    const shorter = without(best, (_, at) => at === index);
    if (isSame(shorter)) best = shorter;
    else index += 1;
  }
  return best;
}
