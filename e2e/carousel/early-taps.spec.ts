import type { Page } from "@playwright/test";
import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { expect, slow, test } from "../support/fixtures";
import { delayRequests, waitForHydration } from "../support/page";
import { expectShown, seenPhotos, swipe } from "../support/photo-carousel";

declare global {
  interface Window {
    /** The visible parts of the photos in each animation frame. */
    seenFrames?: ReturnType<typeof seenPhotos>[];
  }
}

const recordFrames = (page: Page) =>
  page.addInitScript(`
    window.seenFrames = [];
    const record = () => {
      const seen = (${String(seenPhotos)})();
      if (Object.keys(seen).length > 0) window.seenFrames.push(seen);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  `);

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

    const frames = (await page.evaluate(() => window.seenFrames))!;
    const first = frames.map((seen) => seen[1] ?? 0);
    const returns = first.filter((part, at) => part > (first[at - 1] ?? 1));
    expect(returns, "frames that show the first photo again").toEqual([]);
    if (taps === 1) expect(frames.filter((seen) => seen[3])).toEqual([]);
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
