import type { Page } from "@playwright/test";

/**
 * Has pages think that it is noon: in the last hour of a day the hours take a line more than in the built
 * page. Playwright's own clock would hide what the browser has measured.
 */
export const atNoon = (page: Page) =>
  page.addInitScript((noon) => {
    Date.now = () => noon;
  }, Date.parse("2026-11-21T12:00:00-06:00"));
