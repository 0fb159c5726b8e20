import { tagsPath } from "./blog/blog-paths";

/**
 * Whether a page asks search engines to leave it out: it answers no search, or shows the posts with a
 * tag, which are on the blog, too. Crawlers may pass through it.
 */
export const isHidden = (path: string): boolean =>
  ["/404/", "/error/"].includes(path) || path.startsWith(tagsPath);

/** Whether a page stands in the sitemap: `/home/` is a second address of `/`. */
export const isInSitemap = (path: string): boolean => !isHidden(path) && path !== "/home/";
