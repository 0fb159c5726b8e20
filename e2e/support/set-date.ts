import type { Page } from "@playwright/test";

/**
 * Sets the pages' clock to noon: in the last hour of a day the hours take one line more than in the
 * built page. Playwright's own clock would hide the browser's measurements.
 */
export const setDate = (page: Page) =>
  page.addInitScript((noon) => {
    Date.now = () => noon;
  }, Date.parse("2026-11-21T12:00:00-06:00"));
