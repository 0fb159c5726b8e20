import type { Page } from "@playwright/test";
import gallery from "../data/gallery.json";
import { expect, test } from "./fixtures";

const names = gallery.map(({ name }) => name);

const carousel = (page: Page) => page.getByRole("group", { name: "Photos of groomed dogs" });
const shown = (page: Page) => page.getByRole("group", { name: /^\d+ of 12$/ });
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** Waits for the fade, during which two slides show, and expects one slide alone. */
const expectShown = async (page: Page, number: number) => {
  await carousel(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await expect
    .poll(() => shown(page).evaluateAll((slides) => slides.map(({ ariaLabel }) => ariaLabel)))
    .toEqual([`${number} of 12`]);
};

/** Notes which variants of the gallery are requested, in their order: `corgi-sm`. */
const listRequests = (page: Page) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, variant] = /\/img-cache\/(.+)\.webp/.exec(request.url()) ?? [];
    if (variant) requested.push(variant);
  });
  return requested;
};

/** Opens the page with the clock in our hands, hydrated, and with the carousel in view. */
const openCarousel = async (page: Page) => {
  await page.clock.install();
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  // The button answers once the page is hydrated; pausing and playing restarts the 3 seconds.
  await expect(async () => {
    if (await button(page, "Pause photos").isVisible()) await button(page, "Pause photos").click();
    await expect(button(page, "Play photos")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, "Play photos").click();
};

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

  test("are one carousel for assistive technology, with one slide at a time", async ({
    page,
    axe,
  }) => {
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
  });

  test("follow a finger sideways, while the page scrolls with it up and down", async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, "needs a touch screen");
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

test("neither the arrival of the photos nor their change moves anything", async ({ page }) => {
  await page.addInitScript(() => {
    const store = Object.assign(window, { shift: 0 });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const add = ({ value, hadRecentInput, sources }: Shift) => {
      const ours = sources.some(({ node }) => node?.parentElement?.closest(".photo-carousel"));
      if (ours && !hadRecentInput) store.shift += value;
    };
    new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(add)).observe({
      type: "layout-shift",
    });
  });
  await openCarousel(page);
  for (const next of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]) {
    await page.clock.runFor(3000);
    await expectShown(page, next);
  }
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
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

test.describe("of the photos' variants", () => {
  for (const { width, size } of [
    { width: 360, size: "sm" },
    { width: 640, size: "sm" },
    { width: 641, size: "md" },
    { width: 1024, size: "md" },
    { width: 1025, size: "lg" },
    { width: 1440, size: "lg" },
  ]) {
    test(`windows ${width} px wide get ${size}, each photo once and when it is near`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const requested = listRequests(page);
      await openCarousel(page);
      const variants = names.map((name) => `${name}-${size}`);
      await page.waitForLoadState("networkidle");
      expect(requested.toSorted()).toEqual(variants.slice(0, 3).toSorted());

      for (const next of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
        await page.clock.runFor(3000);
        await expectShown(page, next);
        await expect.poll(() => requested.slice(3)).toEqual(variants.slice(3, next + 2));
      }
      await page.clock.runFor(3000);
      await expectShown(page, 1);
      await page.waitForTimeout(200); // for requests that must not come
      expect(requested).toHaveLength(12);
    });
  }

  test("three are preloaded, the first before all others", async ({ request }) => {
    const html = await (await request.get("/")).text();
    const preloads = html.match(/<link[^>]+as="image"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(9);
    expect(preloads.filter((link) => /fetchpriority="high"/i.test(link))).toHaveLength(3);
    expect(html.match(/<img[^>]+fetchpriority="high"/gi)).not.toBeNull();
  });
});

test("a photo that fails keeps its place, shows its text and holds nothing up", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await page.route(`**/img-cache/${names[1]}-*`, (route) => route.abort());
  await openCarousel(page);
  const good = await shown(page).getByRole("img").boundingBox();
  await page.clock.runFor(3000);
  const failed = shown(page).getByRole("img", { name: gallery[1]?.alt, exact: true });
  await expect(failed).toBeVisible();
  await expect(failed).toHaveCSS("text-align", "center");
  const place = await failed.boundingBox();
  expect([place?.width, place?.height]).toEqual([good?.width, good?.height]);
  await page.clock.runFor(3000);
  await expectShown(page, 3);
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
