import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { waitForHydration } from "./hydration";

export const carousel = (page: Page) => page.getByRole("group", { name: "Photos of groomed dogs" });
/** The visible slides: two during a fade. */
export const shown = (page: Page) => page.getByRole("group", { name: /^\d+ of 12$/ });
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** Waits for the end of the fade, during which two slides are visible, and expects a single slide. */
export const expectShown = async (page: Page, number: number) => {
  await carousel(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await expect
    .poll(() => shown(page).evaluateAll((slides) => slides.map(({ ariaLabel }) => ariaLabel)))
    .toEqual([`${number} of 12`]);
};

/** Opens the page with a controlled clock, hydrated, and with the carousel in view. */
export const openCarousel = async (page: Page) => {
  await page.clock.install();
  await page.goto("/");
  await waitForHydration(page);
  await carousel(page).scrollIntoViewIfNeeded();
  // Pausing and playing restarts the 3 seconds.
  await button(page, "Pause photos").click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, "Play photos").click();
};
