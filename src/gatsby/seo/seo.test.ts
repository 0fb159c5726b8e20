import { robotsTxt, webManifest } from "./site-files";
import { lastModifiedOf, sitemapXml } from "./sitemap";

describe("the last change of a page", () => {
  const days = new Map([
    ["old", "2023-12-05"],
    ["new", "2024-04-08"],
  ]);
  test.each([
    ["its text's", { contentPath: "old" }, "2023-12-05"],
    ["the latest of those it lists", { contentPaths: ["new", "old"] }, "2024-04-08"],
    ["unknown without a text", {}, undefined],
    ["unknown for another record", { contentPath: "prices" }, undefined],
  ])("%s", (_, context, expected) => {
    expect(lastModifiedOf(context, days)).toBe(expected);
  });
});

test("the sitemap is sorted, escaped, and dates only what is dated", () => {
  const xml = sitemapXml([
    { address: "https://a.example/b/?x=1&y=2" },
    { address: "https://a.example/a/", lastModified: "2024-04-08" },
  ]);
  expect(xml).toMatch(
    /a\/<\/loc>\s+<lastmod>2024-04-08<\/lastmod>[^]*\/b\/\?x=1&amp;y=2<\/loc>\s+<\/url>/,
  );
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
});

test("robots.txt names the sitemap by its full address", () => {
  expect(robotsTxt("https://a.example")).toMatch(/^Sitemap: https:\/\/a\.example\/sitemap\.xml$/m);
});

describe("the web manifest", () => {
  const site = { name: "Shaggy Dogs", description: "A shop." };
  test.each([
    ["the name where there is no short one", site, "Shaggy Dogs"],
    ["the short name", { ...site, shortName: "Shaggy" }, "Shaggy"],
  ])("takes %s", (_, from, short) => {
    expect(webManifest(from)).toMatchObject({ name: "Shaggy Dogs", short_name: short });
  });
});
