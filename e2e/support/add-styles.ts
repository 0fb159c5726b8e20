import type { Page } from "@playwright/test";

/** Adds styles like a user style sheet; the page's Content-Security-Policy would block a style element. */
export const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
  }, styles);
