import type { Page } from "@playwright/test";
import { bookingAddress } from "./content";

/**
 * Collects the sources of clicks on booking links, as the site tells them. Call it before the page
 * is opened, and click only once the page {@link hearsClicks}. The clicks lead to a stand-in of the
 * booking page.
 */
export async function recordBookingClicks(page: Page): Promise<string[]> {
  const sources: string[] = [];
  await page.exposeFunction("recordBookingClick", (source: string) => sources.push(source));
  await page
    .context()
    .route(bookingAddress, (route) => route.fulfill({ body: "The booking page" }));
  await page.addInitScript(() => {
    window.addEventListener("shop:booking-click", (event) => {
      const { source } = (event as CustomEvent<{ source: string }>).detail;
      void (window as unknown as { recordBookingClick: (s: string) => void }).recordBookingClick(
        source,
      );
    });
  });
  return sources;
}

/**
 * Settles when React has taken the page over, which it marks on the elements: a click before that
 * leads away untold.
 */
export const hearsClicks = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
