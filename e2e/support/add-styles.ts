import type { Page } from "@playwright/test";

/**
 * Gives the page styles as a reader's own style sheet would; a style element is what its
 * Content-Security-Policy refuses.
 *
 * @returns takes them away again
 */
export async function addStyles(page: Page, styles: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, styles);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    });
}
