/** How many pages a list takes; an empty list takes one. */
export const pageCount = (length: number, perPage: number): number =>
  Math.max(1, Math.ceil(length / perPage));

/** The address of a page of a list, from 1, which starts at the list's own address. */
export const pagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}page/${page}/`;

/** The records of a page, from 1. */
export const recordsOn = <T>(page: number, records: readonly T[], perPage: number): T[] =>
  records.slice((page - 1) * perPage, page * perPage);
