import type { Page } from "@playwright/test";
import { addStyles } from "../add-styles";
import { facesAreShown } from "../faces";
import { isHydrated } from "../hydration";

/** A Wednesday morning on which the shop is open and no closed day is near. */
const moment = new Date("2025-06-11T10:00:00-05:00");

/**
 * Opens a page on which nothing depends on the day, the network or chance: the clock stands still,
 * photos are there and don't change, frames of others are empty.
 *
 * @returns its words and the addresses of its photos
 */
export async function openStill(page: Page, path: string): Promise<string> {
  await page.clock.setFixedTime(moment);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await isHydrated(page);
  await facesAreShown(page);
  await addStyles(page, "iframe { visibility: hidden }");
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    const photos = images.map(({ currentSrc }) => new URL(currentSrc, location.href).href);
    const ownPhotos = photos.map((photo) => photo.replace(location.origin, ""));
    return [document.body.innerText, ...ownPhotos].join("\n");
  });
}
