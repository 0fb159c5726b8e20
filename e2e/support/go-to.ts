import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Where Gatsby's links go. */
    ___navigate: (path: string) => void;
  }
}

/** Goes to a page as a link of the site does, without loading it anew. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => window.___navigate(address), path);
