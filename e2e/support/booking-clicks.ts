import type { Page } from "@playwright/test";
import { bookingAddress } from "./content";

/**
 * Collects the sources of clicks on booking links, as analytics reads them off the links. Call it
 * before the page is opened. The clicks lead to a stand-in of the booking page.
 */
export async function recordBookingClicks(page: Page): Promise<string[]> {
  const sources: string[] = [];
  await page.exposeFunction("recordBookingClick", (source: string) => sources.push(source));
  await page
    .context()
    .route(bookingAddress, (route) => route.fulfill({ body: "The booking page" }));
  await page.addInitScript(() => {
    const tell = (source: string) =>
      (window as unknown as { recordBookingClick: (s: string) => void }).recordBookingClick(source);
    window.addEventListener("click", ({ target }) => {
      const link = (target as Element).closest<HTMLElement>("[data-booking-source]");
      if (link) tell(link.dataset.bookingSource ?? "");
    });
  });
  return sources;
}
