import type { Page } from "@playwright/test";
import { expect, slow, test } from "../support/fixtures";
import { delayRequests } from "../support/delay-requests";
import { waitForHydration } from "../support/hydration";

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

  for (const [late, pattern, details] of [
    ["Gatsby", /\/(framework|app)-/, {}],
    ["the page's own code", /\/component---/, slow],
    ["the page's data", /\/page-data\.json/, slow],
  ] as const) {
    test(`aren't lost when ${late} loads late`, details, async ({ page }) => {
      const release = await delayRequests(page, pattern);
      await page.goto("/", { waitUntil: "commit" });
      await page.getByRole("button", { name: "Next photo" }).click();
      await reviews(page).getByRole("button", { name: "Next" }).click();
      release();
      await expect(reviews(page).getByRole("status")).toHaveText(/^Reviews 6 to /);
      await expect(page.getByRole("group", { name: "2 of 12" })).toBeVisible();
    });
  }
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
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
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

for (const path of ["/", "/blog/thanksgiving/"])
  test(`${path} keeps its head during hydration`, slow, async ({ page }) => {
    await page.addInitScript(() => {
      const removed: string[] = [];
      Object.assign(window, { removed });
      const recordRemoved = (records: MutationRecord[]) => {
        for (const { removedNodes } of records)
          for (const node of removedNodes)
            // webpack removes a chunk's script element after loading, and Emotion moves its styles.
            if (node instanceof Element && !node.matches("script[src]") && !node.isConnected)
              removed.push(node.outerHTML);
      };
      addEventListener("DOMContentLoaded", () =>
        new MutationObserver(recordRemoved).observe(document.head, { childList: true }),
      );
    });
    // On a fast machine React may hydrate the page before Helmet runs.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(path);
    await waitForHydration(page);
    await waitForIdle(page);
    expect(await page.evaluate(() => Reflect.get(window, "removed") as string[])).toEqual([]);
  });
