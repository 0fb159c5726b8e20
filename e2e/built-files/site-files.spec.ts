import { readFileSync } from "node:fs";
import sharp from "sharp";
import { content } from "../support/content";
import { fixedContent } from "../../test/sites/copied-site.mjs";
import { expect, test } from "../support/fixtures";
import { sitemapPages } from "../support/routes";
import { builtSite } from "../../test/sites/sites.mjs";

const { site } = content;
const fileOf = (address: string) => readFileSync(builtSite.folder + address);

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string }[];
}

test("robots.txt lets crawlers in and names the sitemap", () => {
  const robots = fileOf("/robots.txt").toString();
  expect(robots).toContain(`Sitemap: ${new URL("/sitemap.xml", site.url).href}`);
  expect(robots).not.toMatch(/^Disallow: \//m);
});

test("in the sitemap texts and posts have their own last change, other pages none", () => {
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
  for (const route of ["/", "/services/", "/faq/"])
    expect(sitemapPages.find((page) => page.route === route)).toEqual({ route });
});

test("the manifest has the shop's name and icons of their sizes", async () => {
  const manifest = JSON.parse(fileOf("/manifest.webmanifest").toString()) as Manifest;
  expect(manifest).toMatchObject({ name: site.name, start_url: "/" });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileOf(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("the social card is light enough for chats", () => {
  expect(fileOf("/social-card.jpg").length).toBeLessThan(150_000);
});

test("what ships is listed with its licence, and no analytics where it is off", () => {
  const list = fileOf("/licenses.txt").toString();
  for (const shipped of ["gatsby", "react-dom", "@emotion/react"])
    expect(list).toMatch(new RegExp(`^${shipped}\\b.*: MIT`, "m"));
  expect(list).not.toContain("mixpanel-browser");
});
