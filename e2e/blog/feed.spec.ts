import { posts } from "../support/blog-posts";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

const absolute = (path: string) => new URL(path, content.site.url).href;

test("the feed has all posts, newest first, with their whole texts as plain HTML", async ({
  page,
}) => {
  const xml = await (await page.request.get("/rss.xml")).text();
  await page.goto("/404.html");
  /** The feed as a reader takes it apart; XML that isn't well-formed throws. */
  const feed = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "application/xml");
    const error = parsed.querySelector("parsererror");
    if (error) throw new Error(error.textContent ?? "");
    const text = (parent: Element | null, name: string) =>
      parent?.getElementsByTagName(name)[0]?.textContent ?? "";
    const channel = parsed.querySelector("rss[version='2.0'] > channel");
    const items = [...parsed.querySelectorAll("item")].map((item) => {
      const html = text(item, "content:encoded");
      const { body } = new DOMParser().parseFromString(html, "text/html");
      const elements = [...body.querySelectorAll("*")];
      return {
        title: text(item, "title"),
        link: text(item, "link"),
        guid: text(item, "guid"),
        author: text(item, "dc:creator"),
        summary: text(item, "description"),
        date: text(item, "pubDate"),
        words: body.innerText,
        names: [...new Set(elements.map(({ localName }) => localName))],
        addresses: elements.flatMap(
          (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? [],
        ),
      };
    });
    const self = channel?.getElementsByTagName("atom:link")[0]?.getAttribute("href");
    return { title: text(channel, "title"), link: text(channel, "link"), self, items };
  }, xml);

  expect(feed).toMatchObject({ link: absolute("/blog/"), self: absolute("/rss.xml") });
  expect(feed.title).toContain(content.site.name);
  expect(feed.items.map(({ link }) => link)).toEqual(posts.map(({ path }) => absolute(path)));
  for (const [index, item] of feed.items.entries()) {
    const { title, preview, author, datePublished } = posts[index] ?? {};
    expect(item).toMatchObject({ title, summary: preview, author, guid: item.link });
    expect(item.date).toMatch(/^\w{3}, \d\d \w{3} \d{4} 1[78]:00:00 GMT$/);
    expect(new Date(item.date).toISOString().slice(0, 10)).toBe(datePublished);
    expect(item.words.split(/\s+/).length, item.title).toBeGreaterThan(300);
    expect(item.addresses.filter((one) => !/^(https|tel|mailto):/.test(one))).toEqual([]);
    expect(item.names).toEqual(expect.arrayContaining(["p", "h2", "img"]));
    expect(item.names.filter((name) => /fact|callout|script|style/.test(name))).toEqual([]);
  }
  expect(feed.items.find(({ link }) => link.includes("deshedding"))?.words).toContain(
    "In April 2024, deshedding is $3 off.",
  );
});
