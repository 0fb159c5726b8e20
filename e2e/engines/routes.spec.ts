import { readFileSync } from "node:fs";
import { routes } from "../support/routes";
import { builtSite } from "../../test/sites/sites.mjs";
import { desktop, expect, phone, test } from "./fixtures";
import type { Page } from "./page";

/** The words of the page's heading as it was built. */
function builtHeading(route: string): string {
  const html = readFileSync(`${builtSite.folder}${route}index.html`, "utf8");
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading;
}

/** How many pixels of the page stand beyond the window's right edge. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const route of routes)
  test(`${route} opens, and fits the window`, async ({ page, engine }) => {
    await page.open(route);
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll("h1")].map(({ innerHTML }) => innerHTML),
    );
    const built = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, "text/html").body.innerHTML,
      builtHeading(route),
    );
    expect(headings).toEqual([built]);
    expect(await overflow(page), `${phone.width} px`).toBeLessThanOrEqual(0);
    await engine.resize(desktop);
    await page.waitFor((width) => innerWidth === width, desktop.width);
    expect(await overflow(page), `${desktop.width} px`).toBeLessThanOrEqual(0);
  });
