import type { Page } from "@playwright/test";
import { isHydrated } from "./hydration";

/** The sheet. */
export const poster = (page: Page) => page.getByRole("region", { name: "Poster" });

/** Opens the page and waits until its buttons answer. */
export async function open(page: Page) {
  await page.goto("/qr-poster/");
  await isHydrated(page);
}
