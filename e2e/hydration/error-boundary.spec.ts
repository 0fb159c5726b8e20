import type { Page } from "@playwright/test";
import { chatButton } from "../support/chat";
import { reviewsFrom } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { openHydrated } from "../support/page";

type Data = Record<string, { nodes: unknown[] } | null>;

/** Serves page data that makes the site's components throw. */
const breakPageData = (page: Page, path: string, breakIt: (data: Data) => void) =>
  page.route(`**/page-data/${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { data: Data } };
    breakIt(body.result.data);
    await route.fulfill({ response, json: body });
  });

const notice = (page: Page) =>
  page.getByRole("note").filter({ hasText: "This part of the page didn’t load" });
const reload = { name: "Load the page again" };

test.describe("a visitor meets an error", () => {
  test.beforeEach(({ allowedErrors }) => {
    allowedErrors.push(/TypeError|Error: data\/home\.json|Minified React error #(418|423|425)/);
  });

  test("in one section: the other sections work", slow, async ({ page, axe }) => {
    await breakPageData(page, "index", (data) => (data.team = { nodes: [null] }));
    await page.goto("/");
    const team = page.getByRole("region", { name: "Meet Our Team" });
    await team.scrollIntoViewIfNeeded();
    await expect(team.getByRole("note")).toBeVisible();
    await expect(notice(page)).toHaveCount(1);
    const reviews = page.getByRole("region", { name: "What Our Clients Say" });
    await reviews.getByRole("button", { name: "Next" }).click();
    await expect(reviews.getByRole("status")).toContainText(reviewsFrom(2));
    await expect(chatButton(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In Dogs We Trust");
    expect(await axe()).toEqual([]);

    await page.unroute("**/page-data/index/page-data.json");
    await team.getByRole("button", reload).click();
    await expect(team).toContainText("Groomer");
    await expect(notice(page)).toHaveCount(0);
  });

  test("of a whole page: header and footer lead to other pages", async ({ page }) => {
    await breakPageData(page, "index", (data) => (data.home = null));
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("button", reload)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /^\(512\)/ })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe("a visitor needs a script that a newer build has removed", () => {
  test.beforeEach(({ allowedErrors }) => {
    // Includes Gatsby's messages after the reload.
    allowedErrors.push(/404 \(Not Found\)/, /Not rendering React/, /^ChunkLoadError/);
  });

  const removeFiles = (page: Page, files: RegExp) =>
    page.route(files, (route) => route.fulfill({ status: 404, body: "" }));

  test("for the next page: the browser loads that page once", slow, async ({ page }) => {
    await openHydrated(page, "/about/");
    await removeFiles(page, /\/component---src-pages-faq/);
    let loads = 0;
    page.on("load", () => (loads += 1));
    const loaded = page.waitForEvent("load");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await loaded;
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(1);
    await expect(page).toHaveURL("/faq/");
    await page.getByText("How much does").first().click();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });
});
