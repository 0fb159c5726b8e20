export const pageCount = (length: number, perPage: number): number =>
  Math.max(1, Math.ceil(length / perPage));

/** The path of a list's page. Page 1 has the list's own path. */
export const pagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}page/${page}/`;

export const recordsOn = <T>(page: number, records: readonly T[], perPage: number): T[] =>
  records.slice((page - 1) * perPage, page * perPage);
