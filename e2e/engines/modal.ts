import { keys } from "./keys";
import type { Page } from "./page";

/**
 * Whether Tab never leads out of the dialog that is open. The browser's own bar may have the focus
 * in between, as in any window.
 */
export async function isHeldInside(page: Page, presses: number): Promise<boolean> {
  for (let press = 0; press < presses; press += 1) {
    await page.press(keys.Tab);
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest("dialog"));
    });
    if (!isInside) return false;
  }
  return true;
}
