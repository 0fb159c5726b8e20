import { expect, test as base } from "../support/fixtures";
import { isHydrated } from "../support/hydration";
import { builtSite } from "../../test/sites/sites.mjs";
import { firstOfTemplates } from "../support/routes";

/* Playwright turns the browser's own cache of whole pages off, and its hold on requests does too. */
const test = base.extend({
  site: "full", // analytics listens to more
  externalRequests: async ({}, use) => use([]),
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

test("Back may bring each page as it was left", async ({ page }) => {
  test.setTimeout(120_000);
  const obstacles: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  // Chromium's headless shell keeps no page, but still says what of a page would forbid it.
  devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    const ofPage = notRestoredExplanations.filter(({ type }) => type === "PageSupportNeeded");
    obstacles.push(...ofPage.map(({ reason }) => `${page.url()}: ${reason}`));
  });
  for (const route of [...firstOfTemplates(builtSite), "/services/?size=medium&coat=double"]) {
    await page.goto(route);
    await isHydrated(page);
    await page.goto("/404.html");
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(route);
  }
  expect(obstacles).toEqual([]);
});
