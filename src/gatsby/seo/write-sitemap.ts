import { writeFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import { isInSitemap } from "../../lib/unlisted-pages";
import { lastModifiedOf } from "./last-modified";
import { sitemapXml } from "./sitemap-xml";

/** Lists the pages that search engines may show in `public/sitemap.xml`. */
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
  const entries = getNodesByType("SitePage")
    .map(({ path, context }) => ({ path: String(path), context }))
    // 404.html is what hosts answer with, no address of its own.
    .filter(({ path }) => path.endsWith("/") && isInSitemap(path))
    .map(({ path, context }) => ({
      address: new URL(path, siteUrl).href,
      lastModified: lastModifiedOf(context ?? {}, days),
    }));
  await writeFile("public/sitemap.xml", sitemapXml(entries));
  reporter.info(`sitemap.xml lists ${entries.length} pages`);
}
