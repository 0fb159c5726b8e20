import type { Page } from "@playwright/test";
import { posts } from "../support/blog-posts";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

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

/** Addresses, names of elements and count of words of an item's text. */
const readHtml = (page: Page, html: string) =>
  page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, "text/html");
    const elements = [...body.querySelectorAll("*")];
    return {
      addresses: elements.flatMap(
        (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? [],
      ),
      names: [...new Set(elements.map(({ localName }) => localName))],
      words: (body.textContent ?? "").split(/\s+/).length,
    };
  }, html);

test("the feed has all posts, newest first, with their whole texts as plain HTML", async ({
  page,
}) => {
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

    const { words, addresses, names } = await readHtml(page, item.html);
    expect(words, item.title).toBeGreaterThan(300);
    expect(addresses.filter((address) => !/^(https|tel|mailto):/.test(address))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["p", "h2", "img"]));
    expect(names.filter((name) => /fact|callout|script|style/.test(name))).toEqual([]);
  }
  expect(feed.items.find(({ link }) => link.includes("deshedding"))?.html).toContain(
    "In April 2024, deshedding is $3 off.",
  );
});
