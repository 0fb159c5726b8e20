/** The indexes of the photos that load with the page. */
export const firstPhotos: readonly number[] = [0, 1, 2];

/** The fetch priority of the first photos: the others must not compete with the first. */
export const priorityOf = (index: number): "high" | "low" => (index === 0 ? "high" : "low");

/** The indexes of the photos that may be needed soon: the previous one, and two ahead. */
export const preloadWindow = (selected: number, count: number): number[] =>
  [-1, 0, 1, 2].map((distance) => (selected + distance + count) % count);
