import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { blogPath, feedPath, postPath } from "../../lib/links/site-paths";
import { bookingLink } from "../../lib/links/booking-link";
import { escapeMarkup } from "../../lib/feed/escape-markup";
import { rss, rssDate, type FeedItem } from "../../lib/feed/rss";
import { treeToHtml } from "../../lib/feed/tree-to-html";
import { assertDefined } from "../../lib/assert-defined";
import { byName } from "../../lib/pictures/text-pictures";
import type { TextTree } from "../../lib/text/text-tree";
import { queryContent } from "./query-content";
import { visiblePosts } from "../texts/visible-texts";

/** Number of articles in the feed; feed readers keep older ones. */
const itemsInFeed = 20;

const feedQuery = /* GraphQL */ `
  query FeedPosts($contentPaths: [String!]!) {
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
    posts: allMdx(filter: { fields: { contentPath: { in: $contentPaths } } }) {
      nodes {
        fields {
          contentPath
        }
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
            socialCard
          }
        }
      }
    }
  }
`;

type Post = Queries.FeedPostsQuery["posts"]["nodes"][number];
type Site = NonNullable<Queries.FeedPostsQuery["site"]>;

function feedItem({ folder, tree, facts, pictures, frontmatter }: Post, site: Site) {
  const { image, ...post } = assertDefined(frontmatter, folder);
  const pageUrl = new URL(postPath(folder), site.url).href;
  const context = {
    facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    pictures: byName(pictures),
    bookingAddress: bookingLink(site.booking),
    pageAddress: pageUrl,
  };
  const cover = new URL(assertDefined(image?.socialCard, folder), site.url).href;
  const picture = `<p><img src="${escapeMarkup(cover)}" alt="${escapeMarkup(post.imageAlt ?? "")}"></p>`;
  return {
    title: post.title,
    link: pageUrl,
    date: rssDate(assertDefined(post.datePublished, folder)),
    author: post.author ?? "",
    categories: [post.category ?? [], ...(post.tags ?? [])].flat(),
    summary: post.preview ?? "",
    html: [
      picture,
      ...(tree as unknown as TextTree[]).map((part) => treeToHtml(part, context)),
    ].join("\n"),
  } satisfies FeedItem;
}

/** Writes the newest published posts as a feed with full texts. The same posts always produce the same file. */
export async function writeFeed(args: BuildArgs): Promise<void> {
  const contentPaths = visiblePosts(args)
    .slice(0, itemsInFeed)
    .map(({ contentPath }) => contentPath);
  const variables = { contentPaths };
  const data = await queryContent<Queries.FeedPostsQuery>(args, "The feed", feedQuery, variables);
  if (!data) return;
  const site = assertDefined(data.site, "data/site.json");
  const byPath = new Map(data.posts.nodes.map((post) => [post.fields.contentPath, post]));
  const posts = contentPaths.flatMap((contentPath) => byPath.get(contentPath) ?? []);
  const changes = posts.flatMap(({ frontmatter }) => frontmatter?.lastModified ?? []);
  const lastChange = changes.toSorted().at(-1);
  const feed = rss({
    title: `${site.name}: Dog Grooming Blog`,
    description: site.description,
    link: new URL(blogPath, site.url).href,
    self: new URL(feedPath, site.url).href,
    updated: lastChange && rssDate(lastChange),
    items: posts.map((post) => feedItem(post, site)),
  });
  await writeFile(path.resolve(`public${feedPath}`), feed);
}
