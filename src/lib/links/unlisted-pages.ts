import { categoriesPath, errorPath, homeAlias, notFoundPath, tagsPath } from "./routes";

/**
 * Whether a page asks search engines not to index it: error pages, and lists of a category's or
 * tag's posts, which the blog also contains. Crawlers may follow its links.
 */
export const isHidden = (path: string): boolean =>
  [notFoundPath, errorPath].includes(path) ||
  [categoriesPath, tagsPath].some((start) => path.startsWith(start));

/** Whether the sitemap contains a page, under its canonical path. */
export const isInSitemap = (path: string): boolean => !isHidden(path) && path !== homeAlias;
