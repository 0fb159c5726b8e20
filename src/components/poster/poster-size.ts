/** Letter paper in CSS pixels, 96 an inch. The poster's lengths are given in these. */
export const paper = { width: 816, height: 1056 } as const;

/**
 * A length on the sheet, in pixels of letter paper, for a sheet of any width: a share of the
 * container around it. Without a transform, whose factor CSS can't yet work out in every browser.
 */
export const onPaper = (pixels: number): string =>
  `${Number(((100 * pixels) / paper.width).toFixed(4))}cqw`;

/** Letter paper at 300 dots an inch: the size of the picture. */
export const picture = { width: 2550, height: 3300 } as const;
