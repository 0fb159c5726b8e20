import type { BuildArgs } from "gatsby";

/** Articles that a feed carries; readers have the older ones. */
const itemsInFeed = 20;

const listPages = /* GraphQL */ `
  query ListPostPages {
    allSitePage(filter: { path: { glob: "/blog/*/" } }) {
      nodes {
        pageContext
      }
    }
  }
`;

const readPosts = /* GraphQL */ `
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
        pictures {
          name
          image
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

interface Result<Data> {
  data?: Data;
  errors?: Error[];
}

/**
 * Reads the posts that have a page in this build, so that no feed leads to a page that isn't there.
 *
 * @throws Error if a query fails
 */
export async function queryFeed(graphql: BuildArgs["graphql"]): Promise<Queries.FeedPostsQuery> {
  const query = async <Data>(text: string, variables: object): Promise<Data> => {
    const { data, errors } = (await graphql(text, variables)) as Result<Data>;
    if (!data || errors) throw new Error("The feed's posts could not be read", { cause: errors });
    return data;
  };
  const { allSitePage } = await query<Queries.ListPostPagesQuery>(listPages, {});
  const contentPaths = allSitePage.nodes.map(({ pageContext }) => pageContext?.contentPath);
  return query<Queries.FeedPostsQuery>(readPosts, { contentPaths, limit: itemsInFeed });
}
