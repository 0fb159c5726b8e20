/**
 * Whether an address leads to a place in one of the map apps, as those of `directions.ts` do. It is a
 * file of its own, since the page's script needs no more of them.
 */
export const isDirections = (address: string): boolean =>
  /^(geo:|https:\/\/(maps\.apple\.com|www\.google\.com\/maps\/dir)\/)/.test(address);
