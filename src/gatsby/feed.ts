import { readFile, writeFile } from "node:fs/promises";
import type { Site } from "../content/model/entities/site-schema";
import { assertDefined } from "../lib/assert-defined";
import { blogPath, feedPath, postPath } from "../lib/links/routes";
import { noonAtShop } from "../lib/time/calendar";

const query = /* GraphQL */ `
  query FeedPosts {
    shop: siteIdentity {
      url
    }
    posts: allMdx(
      filter: { isPublished: { eq: true }, datePublished: { ne: null } }
      sort: [{ datePublished: DESC }, { contentPath: ASC }]
      limit: 20
    ) {
      nodes {
        folder
        frontmatter {
          title
          preview
          author
          category
          tags
          datePublished
        }
      }
    }
  }
`;

function serialize({ query: { shop, posts } }: { query: Queries.FeedPostsQuery }): object[] {
  const { url } = assertDefined(shop, "data/site.json");
  return posts.nodes.map(({ folder, frontmatter }) => {
    const post = assertDefined(frontmatter, folder);
    return {
      title: post.title,
      url: new URL(postPath(folder), url).href,
      date: noonAtShop(post.datePublished ?? ""),
      author: post.author,
      categories: [post.category, ...(post.tags ?? [])],
      description: post.preview,
    };
  });
}

export const feedOptions = ({ name, description, url }: Site) => ({
  feeds: [
    {
      title: `${name}: Dog Grooming Blog`,
      description,
      site_url: new URL(blogPath, url).href,
      feed_url: new URL(feedPath, url).href,
      language: "en-us",
      output: feedPath,
      query,
      serialize,
    },
  ],
});

/** Dates the feed by its newest post. gatsby-plugin-feed dates it by the build, even if nothing is new. */
export async function dateFeed(): Promise<void> {
  const file = `public${feedPath}`;
  const feed = await readFile(file, "utf8");
  const newest = /(?<=<pubDate>)[^<]*/.exec(feed)?.[0];
  if (newest) await writeFile(file, feed.replace(/(?<=<lastBuildDate>)[^<]*/, newest));
}
