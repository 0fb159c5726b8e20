import type { Page } from "@playwright/test";
import { builtSite } from "../../test/sites/sites.mjs";
import { expect, slow, test } from "../support/fixtures";
import { foreignChanges } from "../support/foreign-changes";
import { waitForAllParts, waitForHydration } from "../support/hydration";
import { navigate } from "../support/navigate";
import { firstOfTemplates } from "../support/routes";
import { expectCompletePage, expectTranslated, openTranslated } from "../support/translation";

/** Without `/404/`, whose inline script runs only on a page load. No link leads there. */
const routes = firstOfTemplates(builtSite).filter((route) => route !== "/404/");

/** The number of elements of each kind in the main content. */
const countElements = (page: Page) =>
  page
    .getByRole("main")
    .evaluate((main) =>
      ["h1", "h2", "h3", "section", "form", "li", "a", "button", "img"].map(
        (name) => `${name}: ${main.querySelectorAll(name).length}`,
      ),
    );

test(
  "a translated site shows each page completely after navigation",
  slow,
  async ({ page, allowedErrors }) => {
    // The later sections of the first page hydrate after the translation.
    allowedErrors.push(/Minified React error #(418|419|422|423|425)/);
    await page.goto("/404/");
    await waitForHydration(page);
    const counts = new Map<string, string[]>();
    for (const route of routes) {
      const title = await page.title();
      await navigate(page, route);
      await expect(page, route).not.toHaveTitle(title);
      counts.set(route, await countElements(page));
    }
    await openTranslated(page, "/", "after");
    for (const route of routes.toReversed()) {
      await navigate(page, route);
      await expect(page).toHaveURL(route);
      await expect.poll(() => countElements(page), route).toEqual(counts.get(route));
      await expectTranslated(page);
      await expectCompletePage(page);
    }
  },
);

test("a translated opening state follows the clock", slow, async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T17:57:00-06:00") });
  await page.goto("/contact/");
  await page.clock.runFor(10_000);
  await waitForHydration(page);
  await waitForAllParts(page);
  await page.evaluate(foreignChanges["a translator"]);
  await page.clock.runFor(1_000);
  const state = page.locator("[data-opening]").first();
  await expect(state).toHaveText(/closes in 3 minutes/i);
  await page.clock.fastForward("01:00:00");
  await expect(state).toHaveAttribute("data-opening", "closed");
  await expect(state).not.toHaveText(/closes in/i);
  await expect(state).toHaveText(/opens/i);
});
