/** The indexes of the photos that are requested with the page. */
export const firstPhotos: readonly number[] = [0, 1, 2];

/** How urgent one of the first photos is: the others wait until the first has the line to itself. */
export const priorityOf = (index: number): "high" | "low" => (index === 0 ? "high" : "low");

/** The indexes of the photos that may be wanted soon: the one before the selected, and two ahead. */
export const preloadWindow = (selected: number, count: number): number[] =>
  [-1, 0, 1, 2].map((distance) => (selected + distance + count) % count);
