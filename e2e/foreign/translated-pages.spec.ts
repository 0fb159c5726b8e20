import type { Page } from "@playwright/test";
import { expect, slow, test } from "../support/fixtures";
import { foreignChanges } from "../support/foreign-changes";
import { navigate } from "../support/navigate";
import { waitForHydration } from "../support/hydration";
import { routes } from "../support/routes";
import { expectTranslated, expectCompletePage, openTranslated } from "../support/translation";

/** No link leads to `/404/`, whose inline script may run only if the browser loaded it. */
const linkedRoutes = routes.filter((route) => route !== "/404/");

/** The number of elements of each kind in the main content. */
const outline = (page: Page) =>
  page
    .getByRole("main")
    .evaluate((main) =>
      ["h1", "h2", "h3", "section", "form", "li", "a", "button", "img"].map(
        (name) => `${name}: ${main.querySelectorAll(name).length}`,
      ),
    );

test("each page is whole after a translated one", slow, async ({ page }) => {
  test.setTimeout(240_000);
  const outlines = new Map<string, string[]>();
  for (const route of linkedRoutes) {
    await page.goto(route);
    await waitForHydration(page);
    outlines.set(route, await outline(page));
  }
  await openTranslated(page, "/", "after");
  for (const route of linkedRoutes.toReversed()) {
    await navigate(page, route);
    await expect(page).toHaveURL(route);
    await expect.poll(() => outline(page), route).toEqual(outlines.get(route));
    await expectTranslated(page);
    await expectCompletePage(page);
  }
});

test("the opening state follows the clock", slow, async ({ page }) => {
  const lastMinutes = new Date("2026-11-21T17:57:00-06:00");
  await page.clock.install({ time: lastMinutes });
  await openTranslatedByClock(page, "/contact/");
  const state = page.locator("[data-opening]").first();
  await expect(state).toHaveText(/closes in 3 minutes/i);
  await page.clock.fastForward("01:00:00");
  await expect(state).toHaveAttribute("data-opening", "closed");
  await expect(state).not.toHaveText(/closes in/i);
  await expect(state).toHaveText(/opens/i);
});

/** The same with a clock that the test controls. */
async function openTranslatedByClock(page: Page, path: string) {
  await page.goto(path);
  await page.clock.runFor(10_000);
  await waitForHydration(page);
  await page.evaluate(foreignChanges["a translator"]);
  await page.clock.runFor(1_000);
}
