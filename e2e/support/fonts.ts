import type { Page } from "@playwright/test";

export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const shown = [...document.fonts].filter(({ status }) => status === "loaded");
    const names = shown.map(({ family }) => family.replaceAll('"', ""));
    return names.includes("Fraunces") && names.includes("Figtree");
  });
