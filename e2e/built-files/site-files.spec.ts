import { readFileSync } from "node:fs";
import { content } from "../support/content";
import { fixedContent } from "../../test/sites/copied-site.mjs";
import { expect, test } from "../support/fixtures";
import { readHead } from "./read-head";
import { sitemapPages } from "../support/routes";

const { site } = content;

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string }[];
}

test("robots.txt lets crawlers in and names the sitemap", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${new URL("/sitemap.xml", site.url).href}`);
  expect(robots).not.toMatch(/^Disallow: \//m);
  expect((await request.get("/sitemap.xml")).headers()["content-type"]).toContain("xml");
});

test("texts and posts have their own last change in the sitemap", () => {
  const dated = sitemapPages.filter(({ route }) =>
    /^\/(about|privacy|terms|blog\/(?!tag|page)[^/]+)\/$/.test(route),
  );
  expect(dated.length).toBeGreaterThan(10);
  for (const { route, lastModified } of dated) {
    const file = route.startsWith("/blog/")
      ? `${fixedContent}/content${route}index.mdx`
      : `${fixedContent}/content/pages${route.slice(0, -1)}.mdx`;
    expect(readFileSync(file, "utf8"), route).toContain(`lastModified: "${lastModified ?? ""}"`);
  }
});

test("pages without a known day of change claim none", () => {
  for (const route of ["/", "/services/", "/faq/"]) {
    expect(sitemapPages.find((page) => page.route === route)).toEqual({ route });
  }
});

test("the manifest carries the shop's name and icons of their sizes", async ({ page }) => {
  const response = await page.request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("manifest+json");
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: site.name, start_url: "/" });
  await page.goto("/");
  for (const { src, sizes, type } of manifest.icons) {
    expect((await page.request.get(src)).headers()["content-type"]).toBe(type);
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test("icons and the social card are there, the card light enough for chats", async ({ page }) => {
  const { links, meta } = await readHead(page, "/");
  for (const icon of [...(links.icon ?? []), ...(links["apple-touch-icon"] ?? [])]) {
    expect((await page.request.get(icon)).headers()["content-type"], icon).toContain("image/");
  }
  const card = new URL(meta["og:image"]?.[0] ?? "").pathname;
  const picture = await page.request.get(card);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  expect((await picture.body()).length).toBeLessThan(150_000);
});
