import type { Page } from "@playwright/test";
import { posts } from "../support/blog-posts";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";

const absolute = (path: string) => new URL(path, content.site.url).href;

/** The feed as a reader takes it apart; XML that isn't well-formed throws. */
const readFeed = async (page: Page) => {
  const response = await page.request.get("/rss.xml");
  expect(response.status()).toBe(200);
  const xml = await response.text();
  await page.goto("/404.html");
  return page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, "application/xml");
    const error = feed.querySelector("parsererror");
    if (error) throw new Error(error.textContent ?? "");
    const text = (parent: Element, name: string) =>
      parent.getElementsByTagName(name)[0]?.textContent ?? "";
    const channel = feed.querySelector("rss[version='2.0'] > channel") as Element;
    return {
      title: text(channel, "title"),
      link: text(channel, "link"),
      self: channel.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
      items: [...channel.querySelectorAll("item")].map((item) => ({
        title: text(item, "title"),
        link: text(item, "link"),
        guid: text(item, "guid"),
        date: text(item, "pubDate"),
        author: text(item, "dc:creator"),
        summary: text(item, "description"),
        html: text(item, "content:encoded"),
      })),
    };
  }, xml);
};

test("the feed has all posts, newest first, with their whole texts", anySize, async ({ page }) => {
  const feed = await readFeed(page);
  expect(feed).toMatchObject({ link: absolute("/blog/"), self: absolute("/rss.xml") });
  expect(feed.title).toContain(content.site.name);
  expect(feed.items.map(({ link }) => link)).toEqual(posts.map(({ path }) => absolute(path)));
  for (const [index, item] of feed.items.entries()) {
    const post = posts[index];
    expect(item).toMatchObject({
      title: post?.title,
      summary: post?.preview,
      author: post?.author,
      guid: item.link,
    });
    expect(item.date).toMatch(/^\w{3}, \d\d \w{3} \d{4} 12:00:00 -0[56]00$/);
    expect(new Date(item.date).toISOString().slice(0, 10)).toBe(post?.datePublished);
  }
});

test(
  "the feed's texts are plain HTML with absolute addresses and filled facts",
  anySize,
  async ({ page }) => {
    const { items } = await readFeed(page);
    for (const { html, title } of items) {
      const parts = await page.evaluate((source) => {
        const body = new DOMParser().parseFromString(source, "text/html");
        return {
          addresses: [...body.querySelectorAll("[href], [src]")].map(
            (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
          ),
          names: [...new Set([...body.querySelectorAll("*")].map(({ localName }) => localName))],
          words: (body.body.textContent ?? "").split(/\s+/).length,
        };
      }, html);
      expect(parts.words, title).toBeGreaterThan(300);
      expect(parts.addresses.filter((address) => !/^(https|tel|mailto):/.test(address))).toEqual(
        [],
      );
      expect(parts.names).toEqual(expect.arrayContaining(["p", "h2", "img"]));
      expect(parts.names.filter((name) => /fact|callout|script|style/.test(name))).toEqual([]);
    }
    expect(items.find(({ link }) => link.includes("deshedding"))?.html).toContain(
      "In April 2024, deshedding is $3 off.",
    );
  },
);
