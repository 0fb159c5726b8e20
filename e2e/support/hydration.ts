import type { Page } from "@playwright/test";

/** Whether React has hydrated the whole page. Runs in the browser. */
export const hasHydrated = () => document.documentElement.hasAttribute("data-hydrated");

/**
 * Waits until React has hydrated the whole page. Before that, the browser itself handles
 * links, Back and forms.
 */
export const waitForHydration = (page: Page) => page.waitForFunction(hasHydrated);
