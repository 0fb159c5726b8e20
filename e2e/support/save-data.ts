import type { Page } from "@playwright/test";

/** Makes the visitor one who saves data, before the page is opened: nothing is loaded that nobody asked for. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
