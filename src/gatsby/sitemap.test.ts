import { sitemapPages } from "./sitemap";

const texts = [
  { contentPath: "blog/old/index", frontmatter: { lastModified: "2023-12-05" } },
  { contentPath: "blog/new/index", frontmatter: { lastModified: "2024-04-08" } },
];

test.each<[path: string, pageContext: Record<string, unknown>, entries: object[]]>([
  [
    "/blog/old/",
    { contentPath: "blog/old/index" },
    [{ path: "/blog/old/", lastModified: "2023-12-05" }],
  ],
  [
    "/blog/",
    { contentPaths: ["blog/new/index", "blog/old/index"] },
    [{ path: "/blog/", lastModified: "2024-04-08" }],
  ],
  ["/to14/", { slug: "to14" }, [{ path: "/to14/" }]],
  ...["/404/", "/404.html", "/home/", "/blog/tag/fleas/"].map(
    (path) => [path, {}, []] as [string, Record<string, unknown>, []],
  ),
])("the sitemap's entry of %s with %j", (path, pageContext, entries) => {
  const pages = { nodes: [{ path, pageContext }] };
  expect(sitemapPages({ site: null, pages, texts: { nodes: texts } })).toEqual(entries);
});
