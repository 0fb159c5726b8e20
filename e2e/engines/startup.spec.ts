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

  test("pages behind visible links are prefetched, and no script is fetched twice", async ({
    page,
    site,
  }) => {
    await page.open("/");
    await expect.poll(() => site.requests).toContain(`/page-data${href}page-data.json`);
    // Firefox revalidates page data that a link has prefetched.
    const files = site.requests.filter((path) => /\.(js|css|woff2)$/.test(path));
    expect(files).toEqual([...new Set(files)]);
  });
});
