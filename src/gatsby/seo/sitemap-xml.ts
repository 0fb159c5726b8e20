/** A page that search engines may show. */
export interface SitemapEntry {
  /** Its canonical address. */
  address: string;
  /** ISO date of the last change of what it says, where that is known. */
  lastModified?: string;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

const lines = ({ address, lastModified }: SitemapEntry): string[] => [
  "  <url>",
  `    <loc>${escapeXml(address)}</loc>`,
  ...(lastModified ? [`    <lastmod>${lastModified}</lastmod>`] : []),
  "  </url>",
];

/** A sitemap (sitemaps.org, version 0.9) of pages, sorted by their addresses. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...entries].sort((a, b) => (a.address < b.address ? -1 : 1)).flatMap(lines),
    "</urlset>",
    "",
  ].join("\n");
