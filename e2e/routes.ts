import { existsSync, readFileSync } from "node:fs";
import { builtSite } from "./sites.mjs";

const file = `${builtSite.folder}/sitemap.xml`;

/** What the built site's sitemap says of a page. */
export interface SitemapPage {
  route: string;
  lastModified?: string;
}

/** The pages of the sitemap; none if there is no built site, which the global setup reports. */
export const sitemapPages: SitemapPage[] = [
  ...(existsSync(file) ? readFileSync(file, "utf8") : "").matchAll(
    /<loc>([^<]+)<\/loc>\s*(?:<lastmod>([^<]+)<\/lastmod>)?/g,
  ),
].map(([, address = "", lastModified]) => ({ route: new URL(address).pathname, lastModified }));

/**
 * The addresses whose pages differ from each other: those of the sitemap, then those that search
 * engines are not told of. Pages of tags are the blog's with fewer posts.
 */
export const routes = [...sitemapPages.map(({ route }) => route), "/home/", "/error/", "/404/"];
