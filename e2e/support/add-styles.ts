import type { Page } from "@playwright/test";

/**
 * Gives the page styles as a reader's own style sheet would; a style element is what its
 * Content-Security-Policy refuses.
 */
export const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
  }, styles);
