import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page. Also if the test has stopped the page's clock. */
export const waitForHydration = (page: Page) =>
  page.waitForSelector("html[data-hydrated]", { state: "attached" });
