import type { Page } from "@playwright/test";

/** Uses the page like a visitor who scrolls, and returns whether React has hydrated it. Runs in the browser. */
export const useAndCheckHydration = () => {
  window.dispatchEvent(new Event("scroll"));
  return document.documentElement.hasAttribute("data-hydrated");
};

/** Waits until React has hydrated the page. Also if the test has stopped the page's clock. */
export const waitForHydration = (page: Page) => page.waitForFunction(useAndCheckHydration);
