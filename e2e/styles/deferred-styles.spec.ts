import type { Page } from "@playwright/test";
import { expect, slow, test } from "../support/fixtures";
import { foreignChanges } from "../support/foreign-changes";
import { navigate } from "../support/navigate";
import { delayRequests } from "../support/delay-requests";
import { waitForHydration } from "../support/hydration";

const deferredStyles = "**/static/deferred-*.css";

const transparent = "rgba(0, 0, 0, 0)";

const reviews = (page: Page) => page.getByRole("region", { name: "What Our Clients Say" });

/** Computed styles of some elements below the first screen. Footer and chat are on other pages, too. */
const computedStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section:last-of-type h3, footer, footer a, #chat")].map(
      (element) => {
        const { color, display, fontSize, padding } = getComputedStyle(element);
        return { color, display, fontSize, padding };
      },
    ),
  );

test.describe("the deferred styles of the home page", () => {
  test("the first screen is styled before the deferred styles load", async ({ page }) => {
    const release = await delayRequests(page, deferredStyles);
    await page.goto("/", { waitUntil: "commit" });
    const book = page.getByRole("link", { name: "Book Now!" });
    await expect(book).not.toHaveCSS("background-color", transparent);
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length === 1,
    );
    await expect(reviews(page)).toHaveCount(0);
    release();
    await expect(reviews(page)).toBeVisible();
    await expect(page.locator("footer")).not.toHaveCSS("background-color", transparent);
  });

  test("later sections keep their styles after navigation and Back", slow, async ({ page }) => {
    await page.goto("/services/");
    await waitForHydration(page);
    const services = await computedStyles(page);
    await page.goto("/");
    const home = await computedStyles(page);
    expect(home.length).toBeGreaterThan(10);
    await waitForHydration(page);
    expect(await computedStyles(page)).toEqual(home);
    await navigate(page, "/services/");
    await expect(page.getByRole("heading", { level: 1, name: /services/i })).toBeVisible();
    expect(await computedStyles(page)).toEqual(services);
    await page.goBack();
    await expect(reviews(page)).toBeVisible();
    expect(await computedStyles(page)).toEqual(home);
  });

  test(
    "later sections keep their styles when React replaces a changed page",
    slow,
    async ({ page, allowedErrors }) => {
      allowedErrors.push(/Minified React error #(418|419|422|423|425)/);
      const release = await delayRequests(page, /\.js$/);
      await page.goto("/", { waitUntil: "domcontentloaded" });
      const home = await computedStyles(page);
      const built = await page.locator("main section").last().elementHandle();
      await page.evaluate(foreignChanges.extensions);
      release();
      await waitForHydration(page);
      expect(await built?.evaluate((section) => section.isConnected)).toBe(false);
      expect(await computedStyles(page)).toEqual(home);
    },
  );

  test(
    "later sections get their styles from the scripts if the file fails to load",
    slow,
    async ({ page, allowedErrors }) => {
      allowedErrors.push(/ERR_FAILED/);
      await page.goto("/");
      const home = await computedStyles(page);
      await page.route(deferredStyles, (route) => route.abort());
      await page.goto("/about/");
      await page.goto("/");
      await waitForHydration(page);
      await expect.poll(() => computedStyles(page)).toEqual(home);
    },
  );
});
