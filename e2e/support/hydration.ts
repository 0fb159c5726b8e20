import type { Page } from "@playwright/test";

/** Uses the page like a visitor who scrolls, and returns whether React has hydrated it. Runs in the browser. */
export const useAndCheckHydration = () => {
  window.dispatchEvent(new Event("scroll"));
  return document.documentElement.hasAttribute("data-hydrated");
};

/** Waits until React has hydrated the page. Also if the test has stopped the page's clock. */
export const waitForHydration = (page: Page) => page.waitForFunction(useAndCheckHydration);

/** Waits until React has hydrated also the parts inside error boundaries, which follow the rest. */
export const waitForAllParts = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("a, button, input, textarea")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber")),
    ),
  );
