/** Letter paper in CSS pixels, 96 an inch. The poster is laid out at this size and only scaled. */
export const paper = { width: 816, height: 1056 } as const;

/** Letter paper at 300 dots an inch: the size of the picture. */
export const picture = { width: 2550, height: 3300 } as const;
