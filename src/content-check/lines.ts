/** Sorts what stands in files by file and line. */
export const byPlace = <T extends { file: string; line?: number }>(items: T[]): T[] =>
  items.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** Finds the line, counted from 1, that a position in a text stands on. */
export function indexLines(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}
