import { collectLinks } from "./collect-links";
import { Crawl } from "./crawl";
import { anySize, expect, test } from "./fixtures";
import { isHydrated } from "./hydration";
import { routes, sitemapPages } from "./routes";

/** Pages that are met by their address alone: from the booking service, and at the shop. */
const entrances = ["/book/", "/qr-poster/"];

test(
  "without scripts every link, fragment and file of the site resolves",
  anySize,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto("/404.html");
    const crawl = new Crawl(page);
    await crawl.follow("/");
    expect(crawl.faults).toEqual([]);
    const unreachable = sitemapPages
      .map(({ route }) => route)
      .filter((route) => !crawl.paths.includes(route));
    expect(unreachable, "pages that no link leads to").toEqual(entrances);
  },
);

test("with scripts they resolve as well", anySize, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/404.html");
  const crawl = new Crawl(page);
  for (const route of routes) {
    await page.goto(route);
    await isHydrated(page);
    await crawl.check(route, await page.evaluate(collectLinks, undefined));
  }
  expect(crawl.faults).toEqual([]);
});
