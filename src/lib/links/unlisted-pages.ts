import { categoriesPath, tagsPath } from "../blog/blog-paths";

/** The home page's second address; the page itself names `/` as its canonical one. */
export const homeAlias = "/home/";

/**
 * Whether a page asks search engines to leave it out: it answers no search, or shows the posts of a
 * category or with a tag, which are on the blog, too. Crawlers may pass through it.
 */
export const isHidden = (path: string): boolean =>
  ["/404/", "/error/"].includes(path) ||
  [categoriesPath, tagsPath].some((start) => path.startsWith(start));

/** Whether a page stands in the sitemap, each under one address. */
export const isInSitemap = (path: string): boolean => !isHidden(path) && path !== homeAlias;
