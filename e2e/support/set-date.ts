import type { Page } from "@playwright/test";

/** A time at which the hours take as many lines as in the built page. */
const noon = "2026-11-21T12:00:00-06:00";

/** Sets the clock of each page that loads from now on. Playwright's clock would hide the browser's measurements. */
export const setDate = (page: Page, date = noon) =>
  page.addInitScript((time) => {
    Date.now = () => time + performance.now();
  }, Date.parse(date));
