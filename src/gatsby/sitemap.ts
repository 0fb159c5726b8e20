import { isInSitemap } from "../lib/links/routes";

const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    pages: allSitePage(sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
    texts: allMdx {
      nodes {
        contentPath
        frontmatter {
          lastModified
        }
      }
    }
  }
`;

/** The context of pages that show texts. */
interface TextContext {
  contentPath?: string;
  contentPaths?: string[];
}

interface SitemapPage {
  path: string;
  lastModified?: string;
}

// The indexed pages, with the last change of their texts. Data files contain no dates, so that
// other pages have none.
export function sitemapPages({ pages, texts }: Queries.SitemapQuery): SitemapPage[] {
  const days = new Map(
    texts.nodes.map(({ contentPath, frontmatter }) => [contentPath, frontmatter?.lastModified]),
  );
  const indexed = pages.nodes.filter(({ path }) => path.endsWith("/") && isInSitemap(path));
  return indexed.map(({ path, pageContext }) => {
    const { contentPath, contentPaths = [] } = (pageContext ?? {}) as TextContext;
    const changes = [contentPath ?? "", ...contentPaths].map((text) => days.get(text) ?? "");
    return { path, lastModified: changes.sort().at(-1) || undefined };
  });
}

export const sitemapOptions = {
  createLinkInHead: false,
  query,
  resolvePages: sitemapPages,
  serialize: ({ path, lastModified }: SitemapPage) => ({ url: path, lastmod: lastModified }),
};
