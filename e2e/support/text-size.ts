import { expect, type Page } from "@playwright/test";

/** Sets the browser's default text size, normally 16 px. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
  await session.detach();
}
