import { existsSync, readFileSync } from "node:fs";
import { builtSite } from "../../test/sites/sites.mjs";

interface Site {
  folder: string;
}

/** The paths in a built site's sitemap; empty without such a site, which the global setup reports. */
function readSitemap({ folder }: Site): string[] {
  const file = `${folder}/sitemap.xml`;
  const sitemap = existsSync(file) ? readFileSync(file, "utf8") : "";
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/**
 * The paths of a built site whose pages differ: those of the sitemap, then the unlisted ones.
 * Leaves out pages of tags, which are like the blog's with fewer posts.
 */
export const routesOf = (site: Site): string[] => [
  ...readSitemap(site),
  "/home/",
  "/error/",
  "/404/",
];

export const listedRoutes = readSitemap(builtSite);

export const routes = routesOf(builtSite);

/** The chunk of a page's template, which identifies the template. */
const templateOf = (route: string, { folder }: Site): string => {
  const file = `${folder}/page-data${route === "/" ? "/index/" : route}page-data.json`;
  const data = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /"componentChunkName":"([^"]+)"/.exec(data)?.[1] ?? route;
};

/** The first page of each template: the first post, the first price list. */
export function firstOfTemplates(site: Site): string[] {
  const byTemplate = routesOf(site).map((route) => [templateOf(route, site), route] as const);
  return [...new Map(byTemplate.toReversed()).values()];
}
