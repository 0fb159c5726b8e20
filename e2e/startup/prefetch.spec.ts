import { expect, test } from "../support/fixtures";
import { goTo } from "../support/go-to";
import { isHydrated } from "../support/hydration";

/** Gatsby asks for four pages at a time, and waits for three seconds before each four. */
const muchLater = 30_000;

test.describe("pages that links lead to", () => {
  test.use({ viewport: { width: 1280, height: 2000 } });

  test("are fetched once, by no prefetch links, though some can't be had", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_FAILED/);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/page-data\/.+\/page-data\.json|component---/.test(pathname)) asked.push(pathname);
    });
    await page.route(/component---src-pages-(locations|services)/, (route) => route.abort());
    await page.clock.install();
    await page.goto("/faq/");
    await isHydrated(page);
    const links = await page
      .locator("a[href^='/']:visible")
      .evaluateAll((all) => [
        ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      ]);
    const pages = links.filter((path) => path !== "/" && path !== "/faq/");
    expect(pages.length).toBeGreaterThan(5);
    for (const path of pages)
      await expect(async () => {
        await page.clock.fastForward(muchLater);
        expect(asked).toContain(`/page-data${path}page-data.json`);
      }).toPass();
    expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(1);
    expect(asked).toEqual([...new Set(asked)]);
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  });

  test("are shown without asking first whether the site was built anew", async ({ page }) => {
    await page.goto("/faq/");
    await isHydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await goTo(page, "/services/");
    await expect(page).toHaveTitle(/Services/);
    expect(asked).toContain("/page-data/services/page-data.json");
    expect(asked).not.toContain("/page-data/app-data.json");
  });
});
