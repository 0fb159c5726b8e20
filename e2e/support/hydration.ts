import type { Page } from "@playwright/test";

/**
 * Moves the mouse like a visitor who is about to use the page, and returns whether React has
 * hydrated it, except for sections that wait. Runs in the browser.
 */
export const useAndCheckHydration = () => {
  window.dispatchEvent(new Event("pointermove"));
  return document.documentElement.hasAttribute("data-hydrated");
};

/**
 * Uses the page and waits until React has hydrated it. Sections hydrate when a visitor uses or
 * nearly sees them.
 */
export const waitForHydration = (page: Page) => page.waitForFunction(useAndCheckHydration);
