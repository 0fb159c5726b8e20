import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";
import { carousel, expectShown, openCarousel, shown } from "../support/photo-carousel";

/* Buttons, keys, the pause and the three seconds are in src/components/home. */

/** Waits until the browser has reported that the carousel is in the window, or has left it. */
const expectInWindow = (page: Page, expected: boolean) =>
  carousel(page).evaluate(
    (element, expected) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries) => {
          if (entries.at(-1)?.isIntersecting === expected) resolve();
        }).observe(element);
      }),
    expected,
  );

const scrollTo = async (page: Page, block: "carousel" | "top") => {
  await carousel(page).evaluate((element, block) => {
    if (block === "top") window.scrollTo({ top: 0, behavior: "instant" });
    else element.scrollIntoView({ block: "center", behavior: "instant" });
  }, block);
  await expectInWindow(page, block === "carousel");
};

for (const size of [
  { width: 390, height: 640 },
  { width: 640, height: 320 },
]) {
  test.describe(`in a window of ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test("photos rest and load no further until they are on the screen", async ({ page }) => {
      const photos = new Set<string>();
      page.on("request", (request) => {
        const [, name] = /\/img-cache\/(.+)-(?:sm|md|lg)\.webp/.exec(request.url()) ?? [];
        if (name) photos.add(name);
      });
      await page.clock.install();
      await page.goto("/");
      await isHydrated(page);
      await page.clock.runFor(40_000);
      await expect(carousel(page)).not.toBeInViewport({ ratio: 0.5 });
      expect(photos.size).toBeLessThanOrEqual(4); // the first three, and the hero's
      await expectShown(page, 1);

      await scrollTo(page, "carousel");
      await page.clock.runFor(3000);
      await expectShown(page, 2);
      await scrollTo(page, "top");
      await page.clock.runFor(40_000);
      await expectShown(page, 2);
    });
  });
}

test("photos follow a finger sideways, while the page scrolls with it up and down", async ({
  page,
}) => {
  await openCarousel(page);
  const session = await page.context().newCDPSession(page);
  const swipe = async (x: number, y: number) => {
    const box = await shown(page).boundingBox();
    if (!box) throw new Error("no slide shows");
    const touchPoints = (part: number) => [
      { x: box.x + box.width / 2 + part * x, y: box.y + box.height / 2 + part * y },
    ];
    const send = (type: "touchStart" | "touchMove" | "touchEnd", part?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: part === undefined ? [] : touchPoints(part),
      });
    await send("touchStart", 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", part);
    await send("touchEnd");
  };
  await swipe(-120, 0);
  await expectShown(page, 2);
  await swipe(120, 0);
  await expectShown(page, 1);
  await swipe(120, 0);
  await expectShown(page, 12);

  const before = await page.evaluate(() => window.scrollY);
  await swipe(0, -120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 60);
  await shown(page).tap();
  await expectShown(page, 12);
  await page.clock.runFor(3000);
  await expectShown(page, 1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all photos are in a strip that is scrolled by hand", async ({ page }) => {
    await page.goto("/");
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await expect(carousel(page).getByRole("group", { name: /of 12$/ })).toHaveCount(12);
    for (const photo of await carousel(page).getByRole("img").all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toBeInViewport({ ratio: 0.5 });
    }
  });
});
