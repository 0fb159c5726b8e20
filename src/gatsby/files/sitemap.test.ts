import { writeFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import { robotsTxt, webManifest } from "./site-files";
import { writeSitemap } from "./sitemap";

jest.mock("node:fs/promises");

const texts = [
  { path: "blog/old/index", lastModified: "2023-12-05" },
  { path: "blog/new/index", lastModified: "2024-04-08" },
].map(({ path, lastModified }) => ({
  id: `node of ${path}`,
  fields: { contentPath: path, frontmatter: { lastModified } },
}));

/** The sitemap's entries for pages: URL and last change. */
async function listed(pages: object[]) {
  const getNodesByType = (type: string) => (type === "Mdx" ? texts : pages);
  const args = { getNodesByType, reporter: { info: jest.fn() } };
  await writeSitemap(args as unknown as BuildArgs, "https://a.example");
  const xml = jest.mocked(writeFile).mock.lastCall?.[1] as string;
  return xml
    .split("<url>")
    .slice(1)
    .map((entry) => [...entry.matchAll(/<(?:loc|lastmod)>(.*)</g)].map(([, words]) => words));
}

test("the sitemap lists pages by URL, with the last change of their texts", async () => {
  const pages = [
    { path: "/blog/old/", context: { contentPath: "blog/old/index" } },
    { path: "/blog/", context: { contentPaths: ["blog/new/index", "blog/old/index"] } },
    { path: "/to14/", context: { slug: "to14", contentPath: "prices" } },
    { path: "/?x=1&y=2/" },
  ];
  expect(await listed(pages)).toEqual([
    ["https://a.example/?x=1&amp;y=2/"],
    ["https://a.example/blog/", "2024-04-08"],
    ["https://a.example/blog/old/", "2023-12-05"],
    ["https://a.example/to14/"],
  ]);
});

test("the sitemap leaves out hidden pages", async () => {
  const paths = ["/terms/", "/404/", "/404.html", "/home/", "/blog/tag/fleas/"];
  expect(await listed(paths.map((path) => ({ path })))).toEqual([["https://a.example/terms/"]]);
});

test("robots.txt contains the sitemap's absolute URL", () => {
  expect(robotsTxt("https://a.example")).toMatch(/^Sitemap: https:\/\/a\.example\/sitemap\.xml$/m);
});

describe("the web manifest", () => {
  const site = { name: "Shaggy Dogs", description: "A shop." };
  test.each([
    ["the name without a short name", site, "Shaggy Dogs"],
    ["the short name", { ...site, shortName: "Shaggy" }, "Shaggy"],
  ])("uses %s", (_, from, short) => {
    expect(webManifest(from)).toMatchObject({ name: "Shaggy Dogs", short_name: short });
  });
});
