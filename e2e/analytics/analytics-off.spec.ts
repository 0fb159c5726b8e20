import type { Page } from "@playwright/test";
import { expect, test } from "./analytics-fixtures";
import { builtSite, collector, fullSite } from "../../test/sites/sites.mjs";
import { keptByAnalytics, libraryFiles, prepareVisit } from "./visit";

const library = libraryFiles(fullSite.folder);

/** Notes everything that is requested for analytics. */
function noteRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (url.startsWith(collector.address) || library.some((file) => url.endsWith(file)))
      requests.push(url);
  });
  return requests;
}

/** Reads, goes on, books, and comes back: everything that analytics would tell of. */
async function browse(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq/");
  await page.goBack();
  await page.getByRole("link", { name: "Book Now!" }).click();
  await page.waitForURL("chrome-error://**"); // the booking page is on no network here
  await page.goto("/terms/", { waitUntil: "networkidle" });
}

test.describe("with a token", () => {
  test("browsing is reported, and leaves its traces", async ({ page }) => {
    const requests = noteRequests(page);
    const visit = prepareVisit();
    await browse(page, visit.address);
    expect(requests).not.toEqual([]);
    expect(await keptByAnalytics(page)).not.toEqual([]);
  });

  test("a visitor who refuses leaves no request, no library and nothing stored", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
    );
    const requests = noteRequests(page);
    const visit = prepareVisit();
    await browse(page, visit.address);
    expect(requests).toEqual([]);
    expect(await keptByAnalytics(page)).toEqual([]);
    expect(await visit.events()).toEqual([]);
  });
});

test.describe("without a token", () => {
  test.use({ site: "built" });

  test("nothing is told, stored or built", async ({ page }) => {
    const requests = noteRequests(page);
    const visit = prepareVisit();
    await browse(page, visit.address);
    expect(requests).toEqual([]);
    expect(await keptByAnalytics(page)).toEqual([]);
    expect(await visit.events()).toEqual([]);

    expect(libraryFiles(builtSite.folder)).toEqual([]);
    expect(library).toHaveLength(1);
    await expect(page.locator("script", { hasText: "eventQueue" })).toHaveCount(0);
    expect(await page.evaluate(() => "eventQueue" in window)).toBe(false);
  });
});
