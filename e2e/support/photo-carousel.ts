import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { openHydrated } from "./page";

export const carousel = (page: Page) => page.getByRole("group", { name: "Photos of groomed dogs" });
/** The slides that screen readers find: one, at rest. */
export const shown = (page: Page) => page.getByRole("group", { name: /^\d+ of 12$/ });
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** The numbers of the photos that are seen in the frame, each with its visible part. Runs in the page. */
export function seenPhotos(): Record<string, number> {
  const frame = document.querySelector(".carousel-frame")?.getBoundingClientRect() ?? new DOMRect();
  const seen: Record<string, number> = {};
  for (const slide of document.querySelectorAll("[aria-roledescription=slide]")) {
    const photo = slide.querySelector("picture")!;
    const { left, right, width } = photo.getBoundingClientRect();
    const part = (Math.min(right, frame.right) - Math.max(left, frame.left)) / width;
    const isVisible = photo.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (part > 0.01 && isVisible) seen[parseInt(slide.ariaLabel!)] = part;
  }
  return seen;
}

/** Waits for the end of the motion, and expects that a visitor and a screen reader find only this photo. */
export const expectShown = async (page: Page, number: number) => {
  await carousel(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await expect
    .poll(() => shown(page).evaluateAll((slides) => slides.map(({ ariaLabel }) => ariaLabel)))
    .toEqual([`${number} of 12`]);
  expect(Object.keys(await page.evaluate(seenPhotos))).toEqual([String(number)]);
};

type Finger = [right: number, down: number];

/** Scrolls to the photo, and returns a function that touches it, with distances from its center in CSS pixels. */
export async function touchPhoto(page: Page) {
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const { x, y, width, height } = (await shown(page).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", ...fingers: Finger[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(([right, down], id) => ({
        x: x + width / 2 + right,
        y: y + height / 2 + down,
        id,
      })),
    });
}

/** Moves one finger, or two apart, on the photo. */
export async function swipe(page: Page, right: number, down: number, fingers = 1): Promise<void> {
  const touch = await touchPhoto(page);
  const at = (part: number) =>
    [part, -part].slice(0, fingers).map((side): Finger => [side * right, side * down]);
  await touch("touchStart", ...at(0));
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await touch("touchMove", ...at(part));
  await touch("touchEnd");
}

/** Opens the page with a controlled clock, hydrated, and with the carousel in view. */
export const openCarousel = async (page: Page) => {
  await page.clock.install();
  await openHydrated(page, "/");
  await carousel(page).scrollIntoViewIfNeeded();
  // Pausing and playing restarts the interval.
  await button(page, "Pause photos").click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, "Play photos").click();
};
