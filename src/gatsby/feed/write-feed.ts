import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { blogPath, feedPath, postPath } from "../../lib/blog/blog-paths";
import { bookingLink } from "../../lib/booking-link";
import { escapeMarkup } from "../../lib/feed/escape-markup";
import { rss, rssDate, type FeedItem } from "../../lib/feed/rss";
import { treeToHtml } from "../../lib/feed/tree-to-html";
import { assertDefined } from "../../lib/assert-defined";
import { byName } from "../../lib/text-pictures";
import type { TextTree } from "../../lib/text-tree";
import { queryFeed } from "./query-feed";

type Post = Queries.FeedPostsQuery["posts"]["nodes"][number];
type Site = NonNullable<Queries.FeedPostsQuery["site"]>;

function feedItem({ folder, tree, facts, pictures, frontmatter }: Post, site: Site) {
  const { image, ...post } = assertDefined(frontmatter, folder);
  const pageAddress = new URL(postPath(folder), site.url).href;
  const context = {
    facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    pictures: byName(pictures),
    bookingAddress: bookingLink(site.booking),
    pageAddress,
  };
  const cover = new URL(assertDefined(image?.childImageSharp?.resize?.src, folder), site.url).href;
  const picture = `<p><img src="${escapeMarkup(cover)}" alt="${escapeMarkup(post.imageAlt ?? "")}"></p>`;
  return {
    title: post.title,
    link: pageAddress,
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

/** Writes the posts as a feed, with their whole texts. The same posts always give the same file. */
export async function writeFeed({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const { site: identity, posts } = await queryFeed(graphql);
  const site = assertDefined(identity, "data/site.json");
  const changes = posts.nodes.flatMap(({ frontmatter }) => frontmatter?.lastModified ?? []);
  const lastChange = changes.toSorted().at(-1);
  const feed = rss({
    title: `${site.name}: Dog Grooming Blog`,
    description: site.description,
    link: new URL(blogPath, site.url).href,
    self: new URL(feedPath, site.url).href,
    updated: lastChange && rssDate(lastChange),
    items: posts.nodes.map((post) => feedItem(post, site)),
  });
  await writeFile(path.resolve(`public${feedPath}`), feed);
}
