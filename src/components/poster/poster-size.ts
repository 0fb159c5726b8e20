/** Letter paper in CSS pixels, 96 per inch. The poster uses these for lengths. */
export const paper = { width: 816, height: 1056 } as const;

/**
 * Converts a length in pixels of letter paper to a share of the container's width, for a sheet of
 * any size. No transform, whose factor CSS can't compute in every browser yet.
 */
export const onPaper = (pixels: number): string =>
  `${Number(((100 * pixels) / paper.width).toFixed(4))}cqw`;

/** Letter paper at 300 dots per inch: the size of the picture. */
export const picture = { width: 2550, height: 3300 } as const;
