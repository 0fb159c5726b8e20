export const paper = { width: 816, height: 1056 } as const;

/** Converts pixels of letter paper to a share of the container's width: the sheet can have any size. */
export const toSheetWidth = (pixels: number): string =>
  `${Number(((100 * pixels) / paper.width).toFixed(4))}cqw`;

export const picture = { width: 2550, height: 3300 } as const;
