import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { canonicalOf } from "./canonical-of";
import { lastModifiedOf, type PageContext } from "./last-modified";
import { type SitemapEntry, sitemapXml } from "./sitemap-xml";

/** The page's entry, unless it is a second address of another page or hidden from search. */
async function toEntry(
  address: string,
  context: PageContext,
  days: ReadonlyMap<string, string>,
): Promise<SitemapEntry[]> {
  const html = await readFile(path.join("public", new URL(address).pathname, "index.html"), "utf8");
  return canonicalOf(html) === address
    ? [{ address, lastModified: lastModifiedOf(context, days) }]
    : [];
}

/** Lists the pages that name themselves canonical in `public/sitemap.xml`. */
export async function writeSitemap(
  { getNodesByType, reporter }: BuildArgs,
  siteUrl: string,
): Promise<void> {
  const days = new Map(
    getNodesByType("Mdx").map(({ fields, frontmatter }) => [
      (fields as { contentPath: string }).contentPath,
      String((frontmatter as { lastModified?: string }).lastModified ?? ""),
    ]),
  );
  // 404.html is what hosts answer with, no address of its own.
  const pages = getNodesByType("SitePage").filter(({ path: at }) => String(at).endsWith("/"));
  const entries = await Promise.all(
    pages.map((page) =>
      toEntry(new URL(String(page.path), siteUrl).href, page.context ?? {}, days),
    ),
  );
  await writeFile("public/sitemap.xml", sitemapXml(entries.flat()));
  reporter.info(`sitemap.xml lists ${entries.flat().length} of ${pages.length} pages`);
}
