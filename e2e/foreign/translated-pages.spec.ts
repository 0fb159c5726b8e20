import type { Page } from "@playwright/test";
import { builtSite } from "../../test/sites/sites.mjs";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
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
