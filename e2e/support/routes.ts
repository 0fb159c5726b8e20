import { existsSync, readFileSync } from "node:fs";
import { builtSite } from "../../test/sites/sites.mjs";

/** What the built site's sitemap says of a page. */
export interface SitemapPage {
  route: string;
  lastModified?: string;
}

interface Site {
  folder: string;
}

/** The sitemap of a built site; empty if there is no such site, which the global setup reports. */
export const readSitemap = ({ folder }: Site): string =>
  existsSync(`${folder}/sitemap.xml`) ? readFileSync(`${folder}/sitemap.xml`, "utf8") : "";

/** The pages of a built site's sitemap. */
export const sitemapPagesOf = (site: Site): SitemapPage[] =>
  [...readSitemap(site).matchAll(/<loc>([^<]+)<\/loc>\s*(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, address = "", lastModified]) => ({ route: new URL(address).pathname, lastModified }),
  );

/**
 * The addresses of a built site whose pages differ from each other: those of the sitemap, then those
 * that search engines are not told of. Pages of tags are the blog's with fewer posts.
 */
export const routesOf = (site: Site): string[] => [
  ...sitemapPagesOf(site).map(({ route }) => route),
  "/home/",
  "/error/",
  "/404/",
];

/** The pages of the tested site's sitemap. */
export const sitemapPages = sitemapPagesOf(builtSite);

/** The addresses of the tested site whose pages differ from each other. */
export const routes = routesOf(builtSite);

/** The file of its template's code by which Gatsby knows a page. */
const templateOf = (route: string, { folder }: Site): string => {
  const file = `${folder}/page-data${route === "/" ? "/index/" : route}page-data.json`;
  const data = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /"componentChunkName":"([^"]+)"/.exec(data)?.[1] ?? route;
};

/** Of the pages that are laid out alike the first one each: the first post, the first price list. */
export function firstOfTemplates(site: Site): string[] {
  const byTemplate = routesOf(site).map((route) => [templateOf(route, site), route] as const);
  return [...new Map(byTemplate.toReversed()).values()];
}
