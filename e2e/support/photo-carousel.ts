import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { openHydrated } from "./page";

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

/** Moves one finger, or two apart, on the photo, by a distance in CSS pixels. */
export async function swipe(page: Page, right: number, down: number, fingers = 1): Promise<void> {
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const { x, y, width, height } = (await shown(page).boundingBox())!;
  const touch = (part: number) =>
    [1, -1].slice(0, fingers).map((side, id) => ({
      x: x + width / 2 + side * part * right,
      y: y + height / 2 + side * part * down,
      id,
    }));
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints = touch(0)) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart");
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await send("touchMove", touch(part));
  await send("touchEnd", []);
}

/** Opens the page with a controlled clock, hydrated, and with the carousel in view. */
export const openCarousel = async (page: Page) => {
  await page.clock.install();
  await openHydrated(page, "/");
  await carousel(page).scrollIntoViewIfNeeded();
  // Pausing and playing restarts the 3 seconds.
  await button(page, "Pause photos").click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, "Play photos").click();
};
