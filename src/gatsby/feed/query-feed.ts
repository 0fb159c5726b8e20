import type { BuildArgs } from "gatsby";
import type { Booking } from "../../lib/booking-link";
import type { TextTree } from "../../lib/text-tree";

/** Articles that a feed carries; readers have the older ones. */
const itemsInFeed = 20;

const listPages = `
  query ListPostPages {
    allSitePage(filter: { path: { glob: "/blog/*/" } }) {
      nodes {
        pageContext
      }
    }
  }
`;

const readPosts = `
  query FeedPosts($contentPaths: [String!]!, $limit: Int!) {
    site: siteIdentity {
      name
      description
      url
      booking {
        url
        parameter
        name
        groomerPageUrl
      }
    }
    posts: allMdx(
      filter: { fields: { contentPath: { in: $contentPaths } } }
      sort: [{ frontmatter: { datePublished: DESC } }, { internal: { contentFilePath: ASC } }]
      limit: $limit
    ) {
      nodes {
        folder
        tree
        facts {
          name
          value
        }
        frontmatter {
          title
          preview
          author
          category
          tags
          datePublished
          lastModified
          imageAlt
          image {
            childImageSharp {
              resize(width: 1200, height: 630, toFormat: JPG, quality: 80) {
                src
              }
            }
          }
        }
      }
    }
  }
`;

/** A post as {@link queryFeed} reads it. */
export interface FeedPost {
  folder: string;
  tree: TextTree[];
  facts: { name: string; value: string }[];
  frontmatter: {
    title: string;
    preview: string;
    author: string;
    category: string;
    tags: string[];
    datePublished: string;
    lastModified: string;
    imageAlt: string;
    image: { childImageSharp: { resize: { src: string } } };
  };
}

/** The site and its newest posts, for a feed. */
export interface FeedSource {
  site: { name: string; description: string; url: string; booking: Booking };
  posts: { nodes: FeedPost[] };
}

interface Result<Data> {
  data?: Data;
  errors?: Error[];
}

/**
 * Reads the posts that have a page in this build, so that no feed leads to a page that isn't there.
 *
 * @throws Error if a query fails
 */
export async function queryFeed(graphql: BuildArgs["graphql"]): Promise<FeedSource> {
  const query = async <Data>(text: string, variables: object): Promise<Data> => {
    const { data, errors } = (await graphql(text, variables)) as Result<Data>;
    if (!data || errors) throw new Error("The feed's posts could not be read", { cause: errors });
    return data;
  };
  const { allSitePage } = await query<{
    allSitePage: { nodes: { pageContext: { contentPath: string } }[] };
  }>(listPages, {});
  const contentPaths = allSitePage.nodes.map(({ pageContext }) => pageContext.contentPath);
  return query<FeedSource>(readPosts, { contentPaths, limit: itemsInFeed });
}
