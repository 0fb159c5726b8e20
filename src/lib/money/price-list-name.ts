/**
 * The name of a price list: the labels of the tiles that link to it.
 *
 * @param tiles in any order
 * @param fallback for a list without tiles
 */
export function priceListName(
  tiles: readonly { label: string; position: number }[],
  fallback: string,
): string {
  const labels = [...tiles].sort((a, b) => a.position - b.position).map(({ label }) => label);
  return labels.join(" and ") || fallback;
}

/** The dogs that a list applies to: `dogs of 0-14 lbs`, or `any dog` if the name contains no weight. */
export const forWhom = (name: string): string => (/^\d/.test(name) ? `dogs of ${name}` : "any dog");
