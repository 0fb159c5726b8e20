import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Gatsby's navigation function, which its links use. */
    ___navigate: (path: string) => void;
  }
}

/** Navigates like a link of the site, without reloading the page. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => window.___navigate(address), path);
