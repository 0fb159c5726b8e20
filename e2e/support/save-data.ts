import type { Page } from "@playwright/test";

/** Simulates a visitor who saves data. Call it before opening the page. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
