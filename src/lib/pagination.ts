/** How many pages a list takes; an empty list takes one. */
export const pageCount = (length: number, perPage: number): number =>
  Math.max(1, Math.ceil(length / perPage));

/** The page, from 1, on which the record of an index stands. */
export const pageOf = (index: number, perPage: number): number => Math.floor(index / perPage) + 1;
