import type { Page } from "@playwright/test";
import { addStyles } from "../../support/add-styles";
import { isHydrated } from "../../support/hydration";

/** What a visitor may change of how the open page is displayed. */
export interface DisplayMode {
  /** Text with as much space as WCAG 1.4.12 wants a page to bear; the poster stays what is printed. */
  spaceText: () => Promise<void>;
  /** The browser's setting for the size of text, at 200 %. */
  enlargeText: () => Promise<void>;
  /** Back to the usual display. */
  reset: () => Promise<void>;
}

const spacing = `
  body :not([aria-label="Poster"] *) {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p:not([aria-label="Poster"] *) {
    margin-bottom: 2em !important;
  }
`;

const usualTextSize = 16;

/** Opens a page and waits for its scripts; the test then changes how it is displayed. */
export async function openWithDisplayMode(page: Page, path: string): Promise<DisplayMode> {
  const window = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const setTextSize = async (standard: number) => {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      standard,
    );
  };

  // Photos that change by themselves would be seen between two of them.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await isHydrated(page);
  let stopSpacing = () => Promise.resolve();

  return {
    spaceText: async () => {
      stopSpacing = await addStyles(page, spacing);
    },
    enlargeText: () => setTextSize(2 * usualTextSize),
    reset: async () => {
      await stopSpacing();
      await setTextSize(usualTextSize);
      if (window) await page.setViewportSize(window);
    },
  };
}
