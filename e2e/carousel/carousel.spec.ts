import { parse } from "node:path";
import type { Page } from "@playwright/test";
import { photoInterval } from "../../src/lib/constants";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { openHydrated } from "../support/page";
import { carousel, expectShown, swipe } from "../support/photo-carousel";

/* src/components/home tests buttons, keys, pause, the interval and the visibility thresholds. */

/** Scrolls, and waits until React has rendered the IntersectionObserver's result. */
const scrollTo = (page: Page, block: "top" | "center") =>
  carousel(page).evaluate(async (element, to) => {
    if (to === "top") window.scrollTo({ top: 0, behavior: "instant" });
    else element.scrollIntoView({ block: to, behavior: "instant" });
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
  }, block);

async function openHome(page: Page) {
  await page.clock.install();
  await openHydrated(page, "/");
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test.describe("below the first screen of a phone", () => {
  test.use({ viewport: { width: 390, height: 640 } });

  test("off screen, only the first three photos load, and none changes", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/img-cache\/(.+)-sm\.webp/.exec(request.url()) ?? [];
      if (name) requested.push(name);
    });
    const names = content.gallery.map(({ name }) => parse(name).name);
    await openHome(page);
    await page.clock.runFor(40_000);
    await expectShown(page, 1);
    expect(requested.toSorted()).toEqual(names.slice(0, 3).toSorted());

    await scrollTo(page, "center");
    await page.clock.runFor(photoInterval);
    await expectShown(page, 2);
    await expect.poll(() => requested.slice(3)).toEqual(names.slice(3, 4));

    await scrollTo(page, "top");
    await page.clock.runFor(40_000);
    await expectShown(page, 2);
    expect(requested).toHaveLength(4);
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

test("the old photo is seen while the new one comes", async ({ page }) => {
  await openHome(page);
  await scrollTo(page, "center");
  const slides = await carousel(page).evaluate(async (element) => {
    element.querySelector<HTMLElement>("[aria-label='Next photo']")?.click();
    await Promise.resolve(); // React renders
    for (const fade of element.getAnimations({ subtree: true })) {
      fade.pause();
      fade.currentTime = 125; // half of it
    }
    return [...element.querySelectorAll(".slide")].flatMap((slide) => {
      const { visibility, opacity } = getComputedStyle(slide);
      return visibility === "visible" ? { opacity, x: slide.getBoundingClientRect().x } : [];
    });
  });
  const { x } = slides[0]!;
  expect(slides).toEqual([
    { opacity: "0.5", x },
    { opacity: "0.5", x },
  ]);
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
