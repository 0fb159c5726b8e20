import { parse } from "node:path";
import type { Page } from "@playwright/test";
import { firstPhotos, photoInterval } from "../../src/lib/constants";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { openHydrated } from "../support/page";
import {
  carousel,
  expectShown,
  seenPhotos,
  shown,
  swipe,
  touchPhoto,
} from "../support/photo-carousel";

/* src/components/home tests buttons, keys, pause and the interval. */

/**
 * Scrolls to the top, or until only a part of the photo is left, and waits until React has rendered the
 * IntersectionObserver's result.
 */
const scrollTo = (page: Page, to: "top" | number) =>
  carousel(page).evaluate(async (element, part) => {
    const { top, height } = element.querySelector(".selected picture")!.getBoundingClientRect();
    const left = part === "top" ? 0 : scrollY + top + (1 - part) * height;
    window.scrollTo({ top: left, behavior: "instant" });
    await new Promise<void>((resolve) => {
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(element);
    });
    const { port1, port2 } = new MessageChannel();
    // React's scheduler also uses a MessageChannel. Its message was posted earlier, so React has
    // rendered when ours arrives.
    await new Promise((resolve) => {
      port2.onmessage = resolve;
      port1.postMessage("");
    });
  }, to);

async function openHome(page: Page) {
  await page.clock.install();
  await openHydrated(page, "/");
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test.describe("below the first screen of a phone", () => {
  test.use({ viewport: { width: 390, height: 640 } });

  test("off screen, only the first photos load, and none changes", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/img-cache\/(.+)-sm\.webp/.exec(request.url()) ?? [];
      if (name) requested.push(name);
    });
    const names = content.gallery.map(({ name }) => parse(name).name);
    await openHome(page);
    await page.clock.runFor(40_000);
    await expectShown(page, 1);
    expect(requested.toSorted()).toEqual(names.slice(0, firstPhotos).toSorted());

    await scrollTo(page, 1);
    for (let left = firstPhotos; left > 2; left -= 1) await page.clock.runFor(photoInterval);
    await expectShown(page, firstPhotos - 1);
    await expect.poll(() => requested.slice(firstPhotos)).toEqual([names[firstPhotos]]);

    await scrollTo(page, "top");
    await page.clock.runFor(40_000);
    await expectShown(page, firstPhotos - 1);
    expect(requested).toHaveLength(firstPhotos + 1);
  });
});

test("a thumb that scrolls and drifts, or two that zoom, don't change the photo", async ({
  page,
}) => {
  await openHome(page);
  await swipe(page, -60, -150);
  await expectShown(page, 1);
  await swipe(page, -100, -20);
  await expectShown(page, 2);
  await swipe(page, 60, 0, 2);
  await page.getByRole("button", { name: "Next photo" }).dispatchEvent("click");
  await expectShown(page, 3);
});

for (const { width, height, details } of [
  { width: 390, height: 844, details: {} },
  { width: 768, height: 1024, details: slow },
  { width: 1440, height: 900, details: slow },
])
  test(
    `in a window of ${width} x ${height}, photos change while a quarter of one is visible`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHome(page);
      await scrollTo(page, 0.2);
      await expect(shown(page)).toHaveCount(1); // after a motion
      const number = parseInt((await shown(page).getAttribute("aria-label"))!);
      await page.clock.runFor(40_000);
      await expectShown(page, number);
      await scrollTo(page, 0.3);
      await page.clock.runFor(photoInterval);
      await expectShown(page, number + 1);
      await scrollTo(page, "top");
      await page.clock.runFor(photoInterval);
      await expectShown(page, number + 2);
    },
  );

for (const [button, number] of [
  ["Next photo", 2],
  ["Previous photo", 12],
] as const)
  test(`photo ${number} pushes the first one away`, async ({ page }) => {
    await openHome(page);
    await carousel(page).evaluate(async (element, name) => {
      element.querySelector<HTMLElement>(`[aria-label='${name}']`)?.click();
      await Promise.resolve(); // React renders
      for (const motion of element.getAnimations({ subtree: true })) {
        motion.pause();
        motion.currentTime = Number(motion.effect?.getTiming().duration) / 2;
      }
    }, button);
    const half: unknown = expect.closeTo(0.5, 1);
    expect(await page.evaluate(seenPhotos)).toEqual({ 1: half, [number]: half });
  });

test("the photo follows the finger, and goes back when the browser or a second finger ends it", async ({
  page,
}) => {
  await openHome(page);
  const touch = await touchPhoto(page);
  const [most, rest]: unknown[] = [expect.closeTo(0.65, 1), expect.closeTo(0.35, 1)];
  for (const end of ["touchCancel", "touchStart"] as const) {
    await touch("touchStart", [0, 0]);
    for (const x of [-20, -60, -120]) await touch("touchMove", [x, 0]);
    await expect.poll(() => page.evaluate(seenPhotos)).toEqual({ 1: most, 2: rest });
    if (end === "touchCancel") await touch(end);
    else await touch(end, [-120, 0], [0, 0]);
    await expect.poll(() => page.evaluate(seenPhotos)).toEqual({ 1: 1 });
  }
  await touch("touchMove", [-150, 0], [30, 0]);
  await touch("touchEnd");
  await expectShown(page, 1);
});

test("the finger pulls in the last photo before the first, also with reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  const touch = await touchPhoto(page);
  await touch("touchStart", [0, 0]);
  for (const x of [20, 60, 120]) await touch("touchMove", [x, 0]);
  await expect.poll(async () => Object.keys(await page.evaluate(seenPhotos))).toEqual(["1", "12"]);
  await touch("touchEnd");
  await expectShown(page, 12);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("visitors scroll through a strip of all photos", slow, async ({ page }) => {
    await page.goto("/");
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await expect(carousel(page).getByRole("group", { name: /of 12$/ })).toHaveCount(12);
    for (const photo of await carousel(page).getByRole("img").all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toBeInViewport({ ratio: 0.5 });
    }
  });
});
