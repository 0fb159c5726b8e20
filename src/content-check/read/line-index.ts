/** Finds the line, counted from 1, that a position in a text stands on. */
export function indexLines(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}
