import { writeFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import { escapeMarkup } from "../../lib/feed/escape-markup";
import { stringOrEmpty, allTexts } from "../texts/visible-texts";
import { sitemapPath } from "../../lib/links/site-paths";
import { isInSitemap } from "../../lib/links/unlisted-pages";

/** The fields of a page's context that name its texts. */
interface PageContext {
  /** The text that the page shows. */
  contentPath?: unknown;
  /** The texts that the page lists. */
  contentPaths?: unknown;
}

/**
 * The last change of the texts in a page's context. Data files contain no dates, so pages with only
 * data have no last change; a wrong date would be worse.
 *
 * @param days ISO dates by the paths of texts
 */
function lastModifiedOf(
  { contentPath, contentPaths }: PageContext,
  days: ReadonlyMap<string, string>,
): string | undefined {
  const texts = [contentPath, ...(Array.isArray(contentPaths) ? (contentPaths as unknown[]) : [])];
  return texts
    .flatMap((text) => days.get(String(text)) ?? [])
    .sort()
    .at(-1);
}

/** A page that search engines may show. */
interface SitemapEntry {
  /** The canonical URL. */
  url: string;
  /** ISO date of the last change, if it is known. */
  lastModified?: string;
}

const entryLines = ({ url, lastModified }: SitemapEntry): string[] => [
  "  <url>",
  `    <loc>${escapeMarkup(url)}</loc>`,
  ...(lastModified ? [`    <lastmod>${lastModified}</lastmod>`] : []),
  "  </url>",
];

/** A sitemap (sitemaps.org, version 0.9) of pages, sorted by URL. */
const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...entries].sort((a, b) => (a.url < b.url ? -1 : 1)).flatMap(entryLines),
    "</urlset>",
    "",
  ].join("\n");

/** Writes the pages that search engines may index to `public`. */
export async function writeSitemap(
  { getNodesByType, reporter }: BuildArgs,
  siteUrl: string,
): Promise<void> {
  const days = new Map(
    allTexts({ getNodesByType }).map(({ fields: { contentPath, frontmatter } }) => [
      contentPath,
      stringOrEmpty(frontmatter.lastModified),
    ]),
  );
  const entries = getNodesByType("SitePage")
    .map(({ path, context }) => ({ path: String(path), context }))
    // Hosts serve 404.html for missing pages; it has no URL of its own.
    .filter(({ path }) => path.endsWith("/") && isInSitemap(path))
    .map(({ path, context }) => ({
      url: new URL(path, siteUrl).href,
      lastModified: lastModifiedOf(context ?? {}, days),
    }));
  await writeFile(`public${sitemapPath}`, sitemapXml(entries));
  reporter.info(`sitemap.xml lists ${entries.length} pages`);
}
