import type { Page } from "@playwright/test";
import { findHeadlessShell } from "../../test/browsers.mjs";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { addStyles, openHydrated, waitForFonts } from "../support/page";
import { routes } from "../support/routes";

// Other systems draw letters differently. CI runs on Linux, so its result counts.
test.skip(process.platform !== "linux", "pictures are compared on Linux only");

// Full Chromium does, too.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, executablePath: findHeadlessShell() });
    },
    { scope: "worker" },
  ],
});

/** A Wednesday morning on which the shop is open and no closed day is near. */
const moment = new Date("2025-06-11T10:00:00-05:00");

/** Waits until React has updated what depends on the clock. */
const waitForClock = (page: Page) =>
  page.evaluate(async () => {
    // The second one comes after the update.
    for (let left = 2; left > 0; left -= 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  });

/**
 * Opens a page that looks the same each time: with a fixed clock, gray frames instead of photos, and
 * empty iframes.
 */
async function openStable(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "" }));
  await openHydrated(page, path);
  await waitForClock(page);
  await waitForFonts(page);
  await addStyles(
    page,
    "iframe { visibility: hidden } img { object-position: -9999px; background: silver }",
  );
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

const post = routes.find((route) => /^\/blog\/[a-z][\w-]+\/$/.test(route)) ?? "/blog/";

const compared = ["/", "/services/", "/to14/", "/contact/", "/locations/", "/blog/", post];

for (const route of compared) {
  const tag = ["/", "/blog/"].includes(route) ? [bothSizes.tag] : [bothSizes.tag, slow.tag];
  test(`${route} looks as it did`, { tag }, async ({ page, isMobile }) => {
    await openStable(page, route);
    const name = route.replaceAll("/", "-").replaceAll(/^-|-$/g, "") || "home-page";
    await expect(page).toHaveScreenshot([isMobile ? "phone" : "desktop", `${name}.png`], {
      fullPage: true,
    });
  });
}
