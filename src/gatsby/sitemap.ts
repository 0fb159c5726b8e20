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
        fields {
          contentPath
        }
        frontmatter {
          lastModified
        }
      }
    }
  }
`;

interface SitemapPage {
  path: string;
  lastModified?: string;
}

// The indexed pages, with the last change of their texts. Data files contain no dates, so that
// other pages have none.
export function sitemapPages({ pages, texts }: Queries.SitemapQuery): SitemapPage[] {
  const days = new Map(
    texts.nodes.map(({ fields, frontmatter }) => [fields.contentPath, frontmatter?.lastModified]),
  );
  return pages.nodes
    .filter(({ path }) => path.endsWith("/") && isInSitemap(path))
    .map(({ path, pageContext }) => {
      const { contentPath, contentPaths = [] } = (pageContext ?? {}) as Record<string, string[]>;
      const [lastModified] = [contentPath, ...contentPaths]
        .flatMap((text) => days.get(String(text)) ?? [])
        .toSorted()
        .reverse();
      return { path, ...(lastModified && { lastModified }) };
    });
}

export const sitemapOptions = {
  createLinkInHead: false,
  query,
  resolvePages: sitemapPages,
  serialize: ({ path, lastModified }: SitemapPage) => ({ url: path, lastmod: lastModified }),
};
