import { existsSync, readFileSync } from "node:fs";
import { builtSite } from "../../test/builds/sites.mjs";

/** The text of a built file; empty without the site, which `playwright.config.ts` then doesn't serve. */
function readBuiltFile(path: string): string {
  const file = builtSite.folder + path;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

export const listedRoutes = [...readBuiltFile("/sitemap-0.xml").matchAll(/<loc>([^<]+)/g)].map(
  ([, address = ""]) => new URL(address).pathname,
);

/** Leaves out pages of tags, which are like the blog's with fewer posts. */
export const routes = [...listedRoutes, "/home/", "/error/", "/404/"];

function templateOf(route: string): string {
  const data = readBuiltFile(`/page-data${route === "/" ? "/index/" : route}page-data.json`);
  return /"componentChunkName":"([^"]+)"/.exec(data)?.[1] ?? route;
}

/** The first page of each template: the first post, the first price list. */
export const firstOfTemplates = [
  ...new Map(routes.toReversed().map((route) => [templateOf(route), route])).values(),
];
