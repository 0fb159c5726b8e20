import { expect, test } from "../support/fixtures";
import { addressErrors } from "./addresses-in";
import { Crawl } from "./crawl";
import { isHydrated } from "../support/hydration";
import { readHead } from "./read-head";
import { firstOfTemplates, readSitemap, routesOf, sitemapPagesOf } from "../support/routes";
import { ownSite } from "../../test/sites/sites.mjs";

/* The site in public/, of which the tests know nothing: what holds whatever the owner writes. */

test.use({ site: "own" });

const routes = routesOf(ownSite);
const first = firstOfTemplates(ownSite);
const pages = sitemapPagesOf(ownSite);
const published = new URL(/<loc>([^<]+)/.exec(readSitemap(ownSite))?.[1] ?? "").origin;

test("each of the owner's pages opens without an error", async ({ page, axe }) => {
  test.setTimeout(120_000);
  for (const route of routes) {
    await page.goto(route);
    await isHydrated(page);
    await expect.soft(page.getByRole("heading", { level: 1 }), route).toHaveCount(1);
    const text = await page.getByRole("main").innerText();
    expect.soft(text, `${route}: braces without a fact`).not.toMatch(/\{[a-z][\w.-]*\}/);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, `${route}: pixels to scroll sideways`).toBeLessThanOrEqual(0);
    if (first.includes(route)) expect.soft(await axe(), route).toEqual([]);
  }
});

test("every link, fragment and file of the owner's site resolves", async ({ context }) => {
  test.setTimeout(120_000);
  const crawl = await Crawl.begin(context, published);
  await crawl.follow("/");
  for (const route of routes) if (!crawl.paths.includes(route)) await crawl.follow(route);
  expect(crawl.errors).toEqual([]);
});

test("what the owner's site tells machines is readable", async ({ page }) => {
  test.setTimeout(120_000);
  const titles: string[] = [];
  for (const { route } of pages) {
    const { title, links, data } = await readHead(page, route);
    titles.push(title);
    expect(links.canonical, route).toEqual([published + route]);
    for (const thing of data) expect(thing["@context"], route).toBe("https://schema.org");
  }
  expect(new Set(titles).size, titles.join("\n")).toBe(pages.length);
  for (const file of ["/sitemap.xml", "/rss.xml"]) {
    const xml = await (await page.request.get(file)).text();
    const error = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "application/xml");
      return parsed.querySelector("parsererror")?.textContent ?? "";
    }, xml);
    expect(error, file).toBe("");
  }
  expect(await addressErrors(page, routes, published)).toEqual([]);
});
