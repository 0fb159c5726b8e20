import type { Page } from "@playwright/test";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/** Milliseconds. Gatsby fetches four pages at a time, and waits three seconds between. */
const longTime = 30_000;

const dataOf = (path: string) => `/page-data${path}page-data.json`;

/** Records the paths of other pages' code and data that the FAQ requests from now on. */
function recordPageRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/page-data\/.+\.json|component---(?!src-pages-faq)/.test(pathname))
      requested.push(pathname);
  });
  return requested;
}

test.describe("pages behind visible links", () => {
  test.use({ viewport: { width: 1280, height: 2000 } });

  test("are fetched once each, without prefetch links, although some requests fail", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_FAILED/);
    const requested = recordPageRequests(page);
    await page.route(/component---src-pages-(locations|services)/, (route) => route.abort());
    await page.clock.install();
    await page.goto("/faq/");
    await waitForHydration(page);
    const links = await page
      .locator("a[href^='/']:visible")
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const pages = [...new Set(links)].filter((path) => path !== "/" && path !== "/faq/");
    expect(pages.length).toBeGreaterThan(5);
    for (const path of pages)
      await expect(async () => {
        await page.clock.fastForward(longTime);
        expect(requested).toContain(dataOf(path));
      }).toPass();
    expect(requested.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(1);
    expect(requested).toEqual([...new Set(requested)]);
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  });

  test(
    "are fetched on a slow connection only when the visitor points at a link",
    slow,
    async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } }),
      );
      await page.clock.install();
      await page.goto("/faq/");
      await waitForHydration(page);
      const requested = recordPageRequests(page);
      await page.clock.runFor(longTime);
      const fetched = page.waitForRequest(`**${dataOf("/help/")}`);
      await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).hover();
      await fetched;
      expect(requested.filter((path) => path.endsWith(".json"))).toEqual([dataOf("/help/")]);
    },
  );
});
