import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { blogPath, feedPath, postPath } from "../../lib/blog/blog-paths";
import { bookingLink } from "../../lib/booking-link";
import { escapeMarkup } from "../../lib/feed/escape-markup";
import { rss, type FeedItem } from "../../lib/feed/rss";
import { rssDate } from "../../lib/feed/rss-date";
import { treeToHtml } from "../../lib/feed/tree-to-html";
import { queryFeed, type FeedPost, type FeedSource } from "./query-feed";

function feedItem({ folder, tree, facts, frontmatter }: FeedPost, site: FeedSource["site"]) {
  const pageAddress = new URL(postPath(folder), site.url).href;
  const context = {
    facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    bookingAddress: bookingLink(site.booking),
    pageAddress,
  };
  const cover = new URL(frontmatter.image.childImageSharp.resize.src, site.url).href;
  const picture = `<p><img src="${escapeMarkup(cover)}" alt="${escapeMarkup(frontmatter.imageAlt)}"></p>`;
  return {
    title: frontmatter.title,
    link: pageAddress,
    date: rssDate(frontmatter.datePublished),
    author: frontmatter.author,
    categories: [frontmatter.category, ...frontmatter.tags],
    summary: frontmatter.preview,
    html: [picture, ...tree.map((part) => treeToHtml(part, context))].join("\n"),
  } satisfies FeedItem;
}

/** Writes the posts as a feed, with their whole texts. The same posts always give the same file. */
export async function writeFeed({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const { site, posts } = await queryFeed(graphql);
  const changes = posts.nodes.map(({ frontmatter }) => frontmatter.lastModified).toSorted();
  const lastChange = changes.at(-1);
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
