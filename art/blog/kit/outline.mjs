/** Reads an outline from text: points parted by commas, each "x y" or "x y fur". */
export const outline = (text) =>
  text.split(",").map((point) => point.trim().split(/\s+/).map(Number));

/** A left and a right one: the outline as given, and its mirror about x = `axis`. */
export const pair = (points, axis = 0) => [
  points,
  points.map(([x, y, ...rest]) => [2 * axis - x, y, ...rest]),
];
