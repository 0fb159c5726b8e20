import type { Page } from "@playwright/test";

/** Settles when the page is shown in the site's own faces. */
export const facesAreShown = (page: Page) =>
  page.waitForFunction(() => {
    const shown = [...document.fonts].filter(({ status }) => status === "loaded");
    const names = shown.map(({ family }) => family.replaceAll('"', ""));
    return names.includes("Fraunces") && names.includes("Figtree");
  });
