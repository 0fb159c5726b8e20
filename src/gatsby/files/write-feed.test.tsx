import { writeFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import { writeFeed } from "./write-feed";

jest.mock("node:fs/promises");
jest.mock("../command/is-build", () => ({ isBuild: () => true }));

const site = {
  name: "The Shop",
  description: "Dogs",
  url: "https://shop.example",
  booking: { url: "https://book.example/", parameter: "shop", name: "shop" },
};

const frontmatter = {
  title: "Tails & <Ears>",
  preview: "All <b>about</b> them.",
  author: "Dana",
  category: "Care",
  tags: ["A & B"],
  datePublished: "2025-06-09",
  lastModified: "2025-06-11",
  imageAlt: 'A "dog" <script>',
  image: { socialCard: "/static/cover.jpg" },
};

const post = {
  fields: { contentPath: "blog/tails/index", frontmatter },
  folder: "tails",
  tree: [["p", null, "Call ", ["Fact", { name: "phone" }], " & <b>come</b>."]],
  facts: [{ name: "phone", value: "512 <5>" }],
  pictures: [],
  frontmatter,
};

const olderFrontmatter = { ...frontmatter, datePublished: "2025-05-01" };

const older = {
  ...post,
  fields: { contentPath: "blog/ears/index", frontmatter: olderFrontmatter },
  folder: "ears",
  frontmatter: olderFrontmatter,
};

/** The parsed feed of the posts. */
async function readFeed() {
  const nodes = [older, post];
  await writeFeed({
    graphql: () => Promise.resolve({ data: { site, posts: { nodes } } }),
    getNodesByType: () => nodes,
  } as unknown as BuildArgs);
  const [, xml] = jest.mocked(writeFile).mock.lastCall ?? [];
  return new DOMParser().parseFromString(xml as string, "application/xml");
}

test("the newest post is first", async () => {
  const links = [...(await readFeed()).querySelectorAll("item > link")];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "https://shop.example/blog/tails/",
    "https://shop.example/blog/ears/",
  ]);
});

test("texts are escaped and URLs are absolute, in the feed and in the HTML within it", async () => {
  const feed = await readFeed();
  const text = (name: string) =>
    feed.querySelector("item")?.getElementsByTagName(name)[0]?.textContent;
  expect(text("title")).toBe("Tails & <Ears>");
  expect(text("description")).toBe("All <b>about</b> them.");
  expect(text("category")).toBe("Care");
  expect(text("link")).toBe("https://shop.example/blog/tails/");
  const html = new DOMParser().parseFromString(text("content:encoded") ?? "", "text/html");
  const cover = html.querySelector("img");
  expect(cover?.getAttribute("src")).toBe("https://shop.example/static/cover.jpg");
  expect(cover?.alt).toBe('A "dog" <script>');
  expect(html.body.textContent).toContain("Call 512 <5> & <b>come</b>.");
  expect(html.querySelector("b, script")).toBeNull();
});
