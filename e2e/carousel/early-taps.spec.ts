import type { Page } from "@playwright/test";
import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { expect, slow, test } from "../support/fixtures";
import { delayRequests, waitForHydration } from "../support/page";
import { expectShown, swipe } from "../support/photo-carousel";

declare global {
  interface Window {
    /** The opacities of the first three photos in each animation frame. */
    opacities?: [first: number, second: number, third: number][];
  }
}

const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: NonNullable<Window["opacities"]> = (window.opacities = []);
    const record = () => {
      // The library adds a copy of the last photo before the first.
      const [, ...slides] = document.querySelectorAll(".carousel-frame .slide");
      const [first = 1, second = 0, third = 0] = slides.map((slide) =>
        Number(getComputedStyle(slide).opacity),
      );
      frames.push([first, second, third]);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });

for (const [taps, late, requests, details] of [
  [1, "scripts", "**/*.js", {}],
  [2, "scripts", "**/*.js", slow],
  [1, "page data", /\/page-data\.json/, slow],
  [2, "page data", /\/page-data\.json/, {}],
] as const)
  test(`${taps} taps show the second photo before late ${late}`, details, async ({ page }) => {
    await recordFrames(page);
    await recordAnnouncements(page);
    const release = await delayRequests(page, requests);
    await page.goto("/", { waitUntil: "commit" });
    const pause = page.getByRole("button", { name: "Pause photos" });
    await pause.click();
    const next = page.getByRole("button", { name: "Next photo" });
    for (let tap = 0; tap < taps; tap += 1) await next.click();
    await expectShown(page, 2);
    await expect(pause).toHaveAttribute("aria-busy", "true");
    expect(await takeAnnouncements(page)).toEqual([]);

    release();
    await waitForHydration(page);
    await expectShown(page, taps + 1);
    await expect(page.locator("button[aria-busy]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Play photos" })).toBeVisible();
    const photos = (await takeAnnouncements(page)).filter((text) => text.includes(" of 12"));
    expect(photos.at(-1)).toMatch(`${taps + 1} of 12`);
    if (taps === 1) expect(photos).toHaveLength(1);

    const frames = (await page.evaluate(() => window.opacities))!;
    const returns = frames.filter(([first], at) => first > (frames[at - 1]?.[0] ?? 1));
    expect(returns, "frames that show the first photo again").toEqual([]);
    if (taps === 1) expect(frames.filter(([, , third]) => third > 0)).toEqual([]);
  });

test("a swipe before the scripts load is a tap, but scrolling and zooming aren't", async ({
  page,
}) => {
  const release = await delayRequests(page, "**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Pause photos" }).click();
  await swipe(page, -60, -150);
  await swipe(page, 60, 0, 2);
  await expectShown(page, 1);
  await swipe(page, -100, -20);
  await expectShown(page, 2);
  release();
  await waitForHydration(page);
  await expectShown(page, 2);
  await swipe(page, -100, -20);
  await expectShown(page, 3);
});
