import { categoriesPath, tagsPath } from "../blog/blog-paths";

/** The home page's second path; its canonical URL is `/`. */
export const homeAlias = "/home/";

/**
 * Whether a page asks search engines not to index it: error pages, and lists of a category's or
 * tag's posts, which the blog also contains. Crawlers may follow its links.
 */
export const isHidden = (path: string): boolean =>
  ["/404/", "/error/"].includes(path) ||
  [categoriesPath, tagsPath].some((start) => path.startsWith(start));

/** Whether the sitemap contains a page, under its canonical path. */
export const isInSitemap = (path: string): boolean => !isHidden(path) && path !== homeAlias;
