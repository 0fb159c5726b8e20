import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Gatsby's navigation function, which its links use. */
    ___navigate: (path: string) => void;
  }
}

/** Waits until React has hydrated the page. Also if the test has stopped the page's clock. */
export const waitForHydration = (page: Page) =>
  page.waitForSelector("html[data-hydrated]", { state: "attached" });

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Navigates like a link of the site, without reloading the page. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => window.___navigate(address), path);

export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const shown = [...document.fonts].filter(({ status }) => status === "loaded");
    const names = shown.map(({ family }) => family.replaceAll('"', ""));
    return names.includes("Fraunces") && names.includes("Figtree");
  });

/** Delays requests to these URLs until the returned function is called. */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback(); // passes the request to the test's own response, if there is one
  });
  return release;
}

/** Adds styles like a user style sheet; the page's Content-Security-Policy would block a style element. */
export const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
  }, styles);

/** A time at which the hours take as many lines as in the built page. */
const noon = "2026-11-21T12:00:00-06:00";

/** Sets the clock of each page that loads from now on. Playwright's clock would hide the browser's measurements. */
export const setDate = (page: Page, date = noon) =>
  page.addInitScript((time) => {
    Date.now = () => time + performance.now();
  }, Date.parse(date));

/** Sets the browser's default text size, normally 16 px. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
  await session.detach();
}
