import { existsSync, readFileSync } from "node:fs";
import { builtSite } from "../../test/sites/sites.mjs";

interface Site {
  folder: string;
}

/** The addresses in a built site's sitemap; none if there is no such site, which the global setup reports. */
function readSitemap({ folder }: Site): string[] {
  const file = `${folder}/sitemap.xml`;
  const sitemap = existsSync(file) ? readFileSync(file, "utf8") : "";
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/**
 * The addresses of a built site whose pages differ from each other: those of the sitemap, then those
 * that search engines are not told of. Pages of tags are the blog's with fewer posts.
 */
export const routesOf = (site: Site): string[] => [
  ...readSitemap(site),
  "/home/",
  "/error/",
  "/404/",
];

/** The addresses in the tested site's sitemap. */
export const listedRoutes = readSitemap(builtSite);

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
