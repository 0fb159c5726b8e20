import type { Page } from "@playwright/test";
import { chatButton, chatLog, choose, greeting } from "../support/chat";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

type Data = Record<string, { nodes: unknown[] } | null>;

/** Serves a page's data with something broken in it, as an error in our code would meet it. */
const breakData = (page: Page, path: string, breakIt: (data: Data) => void) =>
  page.route(`**/page-data/${path}/page-data.json`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { data: Data } };
    breakIt(body.result.data);
    await route.fulfill({ response: answer, json: body });
  });

const notice = (page: Page) => page.getByRole("note").filter({ hasText: "its own leash" });
const reload = { name: "Load the page again" };

test.describe("an error", () => {
  test.beforeEach(({ allowedErrors }) => {
    allowedErrors.push(/TypeError|Error: data\/home\.json|Minified React error #(418|423|425)/);
  });

  test("in a section leaves the others whole", async ({ page, axe }) => {
    await breakData(page, "index", (data) => (data.team = { nodes: [null] }));
    await page.goto("/");
    const team = page.getByRole("region", { name: "Meet Our Team" });
    await expect(team.getByRole("note")).toBeVisible();
    await expect(notice(page)).toHaveCount(1);
    const reviews = page.getByRole("region", { name: "What Our Clients Say" });
    await reviews.getByRole("button", { name: "Next" }).click();
    await expect(reviews.getByRole("status")).toHaveText(/^Reviews 6 to /);
    await expect(chatButton(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In Dogs We Trust");
    expect(await axe()).toEqual([]);

    await page.unroute("**/page-data/index/page-data.json");
    await team.getByRole("button", reload).click();
    await expect(team).toContainText("Groomer");
    await expect(notice(page)).toHaveCount(0);
  });

  test("of a whole page leaves the way on", async ({ page }) => {
    await breakData(page, "index", (data) => (data.home = null));
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("button", reload)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /^\(512\)/ })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe("a script that is gone, because the site was published anew during the visit", () => {
  test.beforeEach(({ allowedErrors }) => {
    // Also Gatsby's own words, where the reload did not help.
    allowedErrors.push(/404 \(Not Found\)/, /Not rendering React/, /^ChunkLoadError/);
  });

  /** How often the page has loaded, in the window and by itself. */
  const countLoads = (page: Page) => {
    const loads = { count: 0 };
    page.on("load", () => (loads.count += 1));
    return loads;
  };
  const gone = (page: Page, files: RegExp) =>
    page.route(files, (route) => route.fulfill({ status: 404, body: "" }));

  test("of the page: it loads again once, and stays as it was served", async ({ page }) => {
    const loads = countLoads(page);
    await gone(page, /\/component---src-pages-faq/);
    const reloaded = page.waitForEvent("load", () => loads.count === 2);
    await page.goto("/faq/");
    await reloaded;
    await page.waitForLoadState("networkidle");
    expect(loads.count).toBe(2);
    await page.getByText("How much does").first().click();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("of the next page: the browser goes there, and no further", async ({ page }) => {
    await page.goto("/help/");
    await isHydrated(page);
    const loads = countLoads(page);
    await gone(page, /\/component---src-pages-faq/);
    const reloaded = page.waitForEvent("load", () => loads.count === 2);
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await reloaded;
    await page.waitForLoadState("networkidle");
    expect(loads.count).toBe(2);
    await expect(page).toHaveURL("/faq/");
    await page.getByText("How much does").first().click();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("of the chat: trying again loads the page again", async ({ page }) => {
    await gone(page, /\/chat-\w+\.js/);
    await page.goto("/");
    await chatButton(page).click();
    await expect(chatLog(page)).toContainText("The chat did not arrive.");
    const reloaded = page.waitForEvent("load");
    await choose(page, "Try again");
    await reloaded;
    await page.unroute(/\/chat-\w+\.js/);
    await chatButton(page).click();
    await expect(chatLog(page)).toContainText(greeting);
  });
});
