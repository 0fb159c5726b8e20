import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { foreignChanges } from "./foreign-changes";
import { holdRequests } from "./hold-requests";
import { isHydrated } from "./hydration";

/** Texts of the page that are still in the old words; it runs in the browser. */
function untranslated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (
      /[a-z]/.test(data) &&
      !parentElement?.closest("script, style, noscript, textarea, svg, [translate=no]")
    )
      found.push(data);
  }
  return found;
}

/** Waits until the translator has translated all texts. */
export const expectTranslated = (page: Page) =>
  expect.poll(() => page.evaluate(untranslated)).toEqual([]);

type Moment = "before" | "after";

/** Opens a page, and has it translated before or after React has taken over. */
export async function openTranslated(page: Page, path: string, moment: Moment) {
  const release = await holdRequests(page, /\.js$/);
  if (moment === "after") release();
  await page.goto(path, { waitUntil: "domcontentloaded" });
  if (moment === "after") await isHydrated(page);
  await page.evaluate(foreignChanges["a translator"]);
  release();
  await isHydrated(page);
  await expectTranslated(page);
}

/** Expects a page to have its frame, and no part that failed. */
export const expectWhole = async (page: Page) => {
  await expect(page.getByText(/tripped over its own leash/i)).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
};
