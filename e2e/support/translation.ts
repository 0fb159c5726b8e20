import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { foreignChanges } from "./foreign-changes";
import { delayRequests } from "./delay-requests";
import { waitForHydration } from "./hydration";

/** Texts of the page that aren't translated yet. Runs in the browser. */
function findUntranslated(): string[] {
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

export const expectTranslated = (page: Page) =>
  expect.poll(() => page.evaluate(findUntranslated)).toEqual([]);

type Moment = "before" | "after";

/** Opens a page and translates it before or after hydration. */
export async function openTranslated(page: Page, path: string, moment: Moment) {
  const release = await delayRequests(page, /\.js$/);
  if (moment === "after") release();
  await page.goto(path, { waitUntil: "domcontentloaded" });
  if (moment === "after") await waitForHydration(page);
  await page.evaluate(foreignChanges["a translator"]);
  release();
  await waitForHydration(page);
  await expectTranslated(page);
}

/** Expects header, main content and footer, and no failed section. */
export const expectCompletePage = async (page: Page) => {
  await expect(page.getByText(/this part of the page didn’t load/i)).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
};
