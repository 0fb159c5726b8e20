import { content } from "../support/content";
import { desktop, expect, test } from "./fixtures";

const reviews = "section:has(nav [role=status])";
const [{ href } = { href: "" }] = content.navigation.header;

test("a tap before the scripts load takes effect when they have loaded", async ({ page, site }) => {
  const release = site.delayRequests(/\.js$/);
  await page.goto("/");
  await page.click(`${reviews} button`, "Next");
  release();
  await page.see(`${reviews} [role=status]`, "Reviews 6 to ");
});

test("going back restores the page, which still responds", async ({ page, site }) => {
  await page.open("/");
  await page.click(`${reviews} button`, "Next");
  await page.see(`${reviews} [role=status]`, "Reviews 6 to ");
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  // Firefox doesn't cache a page with pending requests. The last one is the chat's data.
  await expect.poll(() => site.requests).toContain("/chat.json");
  await expect.poll(() => site.countPending(), { intervals: [500], timeout: 20_000 }).toBe(0);
  await page.goto("/robots.txt");
  await page.back();
  await page.waitFor(() => document.body.hasAttribute("data-kept"));
  await page.click(`${reviews} button`, "Next");
  await page.see(`${reviews} [role=status]`, "Reviews 11 to ");
});

test("a reopened page starts at its top", async ({ page }) => {
  await page.open("/faq/");
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await page.nextFrames();
  await page.open("/404.html");
  await page.open("/faq/");
  await page.nextFrames();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("on a desktop", () => {
  test.use({ size: desktop });

  test("pages behind visible links are prefetched, and nothing is fetched twice", async ({
    page,
    site,
  }) => {
    await page.open("/");
    await expect.poll(() => site.requests).toContain(`/page-data${href}page-data.json`);
    const data = site.requests.filter((path) => /\.(js|json|css|woff2)$/.test(path));
    expect(data).toEqual([...new Set(data)]);
  });

  test("the first paint doesn't wait for the deferred styles", async ({ page, site }) => {
    // WebKit's driver doesn't respond while the page loads, so a timer releases the styles.
    setTimeout(site.delayRequests(/\.css$/), 4_000);
    await page.open("/");
    const { painted, styled } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      styled:
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).find(({ name }) =>
          name.endsWith(".css"),
        )?.responseEnd ?? 0,
    }));
    expect(painted).toBeLessThan(styled);
  });
});
