import { bothSizes, expect, test } from "../support/fixtures";
import { button, carousel, expectShown, openCarousel, shown } from "../support/photo-carousel";

test.describe("the photos", () => {
  test.beforeEach(async ({ page }) => openCarousel(page));

  test("change every 3 seconds, and the first follows the last", async ({ page }) => {
    await page.clock.runFor(2900);
    await expectShown(page, 1);
    for (const next of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]) {
      await page.clock.runFor(3000);
      await expectShown(page, next);
    }
  });

  test("go on by themselves after buttons and keys", async ({ page }) => {
    await button(page, "Previous photo").click();
    await expectShown(page, 12);
    await button(page, "Next photo").click();
    await expectShown(page, 1);
    await page.keyboard.press("ArrowRight");
    await expectShown(page, 2);
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, 1);
    await page.clock.runFor(3000);
    await expectShown(page, 2);
  });

  test("stand still when paused, until they are played", async ({ page }) => {
    await button(page, "Pause photos").click();
    await expect(button(page, "Play photos")).toBeFocused();
    await page.clock.runFor(9000);
    await expectShown(page, 1);
    await button(page, "Play photos").click();
    await page.clock.runFor(3000);
    await expectShown(page, 2);
  });

  test("stand still out of view", async ({ page }) => {
    await page.evaluate(() => document.body.style.setProperty("padding-block", "300vh"));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.waitForTimeout(200); // the browser reports what is in view with its next frames
    await page.clock.runFor(9000);
    await page.evaluate(() =>
      document.querySelector(".photo-carousel")?.scrollIntoView({ behavior: "instant" }),
    );
    await expectShown(page, 1);
  });

  test(
    "are one carousel for assistive technology, with one slide at a time",
    bothSizes,
    async ({ page, axe }) => {
      await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
      await expect(shown(page)).toHaveAttribute("aria-roledescription", "slide");
      await expect(carousel(page).getByRole("img")).toHaveCount(1);
      await expect(carousel(page).getByRole("button")).toHaveCount(3);
      for (const control of await carousel(page).getByRole("button").all()) {
        const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await button(page, "Pause photos").click();
      await page.clock.resume(); // axe waits with timers of the page
      expect(await axe(".photo-carousel")).toEqual([]);
    },
  );

  test("follow a finger sideways, while the page scrolls with it up and down", async ({ page }) => {
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
});

test.describe("visitors who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("start the photos themselves, and none fades", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(button(page, "Play photos")).toBeVisible();
    await page.clock.runFor(9000);
    await expectShown(page, 1);
    const durations = await page
      .locator(".photo-carousel .slide")
      .evaluateAll((slides) => slides.map((slide) => getComputedStyle(slide).transitionProperty));
    expect(new Set(durations)).toEqual(new Set(["none"]));
    await button(page, "Play photos").click();
    await page.clock.runFor(3000);
    await expectShown(page, 2);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all photos are in a strip that is scrolled by hand", async ({ page }) => {
    await page.goto("/");
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await expect(carousel(page).getByRole("img")).toHaveCount(12);
    await expect(carousel(page).getByRole("group", { name: /of 12$/ })).toHaveCount(12);
    for (const photo of await carousel(page).getByRole("img").all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toBeInViewport({ ratio: 0.5 });
    }
  });
});
