import type { Page } from "@playwright/test";
import { expect, slow, test } from "../support/fixtures";
import { delayRequests } from "../support/delay-requests";
import { saveData } from "../support/save-data";

/** Records the paths that the page requests from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const isFrameworkFile = (path: string) => /\.js$|^\/page-data\//.test(path);

/** Waits until the browser has run pending idle callbacks. A headless browser may never be idle. */
const waitForIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })),
  );

const reviews = (page: Page) => page.getByRole("region", { name: "What Our Clients Say" });

test.describe("taps before the page's scripts load", () => {
  test("mark their buttons as busy, and take effect in order when the scripts have loaded", async ({
    page,
  }) => {
    const release = await delayRequests(page, "**/*.js");
    await page.goto("/", { waitUntil: "commit" });
    const next = reviews(page).getByRole("button", { name: "Next" });
    await reviews(page).getByRole("button", { name: "Page 3" }).click();
    await next.click();
    await expect(next).toHaveAttribute("aria-busy", "true");
    await expect(reviews(page).getByRole("status")).toHaveText(/^Reviews 1 to /);
    release();
    await expect(reviews(page).getByRole("status")).toHaveText(/^Reviews 16 to /);
    await expect(next).not.toHaveAttribute("aria-busy");
    await next.click();
    await expect(reviews(page).getByRole("status")).toHaveText(/^Reviews 21 to /);
  });

  test("aren't lost when the page's data loads late", slow, async ({ page }) => {
    const release = await delayRequests(page, /\/page-data\.json/);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Next photo" }).click();
    release();
    await expect(page.getByRole("group", { name: "2 of 12" })).toBeVisible();
  });
});

test.describe("the page's scripts", () => {
  test("load by themselves, after everything else", async ({ page }) => {
    const paths = recordPaths(page);
    const release = await delayRequests(page, /\/img-cache\/doodle/);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => [...document.images].some(({ complete }) => complete));
    await waitForIdle(page);
    expect(paths.filter(isFrameworkFile)).toEqual([]);
    release();
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  });

  test("load only at the first touch if the visitor saves data", async ({ page }) => {
    await saveData(page);
    const paths = recordPaths(page);
    await page.goto("/", { waitUntil: "load" });
    await waitForIdle(page);
    expect(paths.filter(isFrameworkFile)).toEqual([]);
    await reviews(page).getByRole("button", { name: "Next" }).click();
    await expect(reviews(page).getByRole("status")).toHaveText(/^Reviews 6 to /);
  });
});

test(
  "a script that failed to load is fetched again at the next touch",
  slow,
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED/);
    let isBroken = true;
    await page.route(/\/framework-/, (route) => (isBroken ? route.abort() : route.continue()));
    const failed = page.waitForEvent("requestfailed", (request) => /framework/.test(request.url()));
    await page.goto("/");
    await failed;
    isBroken = false;
    await reviews(page).getByRole("button", { name: "Next" }).click();
    await expect(reviews(page).getByRole("status")).toHaveText(/^Reviews 6 to /);
  },
);
