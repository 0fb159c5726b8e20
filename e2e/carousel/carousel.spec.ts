import { expect, test } from "../support/fixtures";
import { carousel, expectShown, openCarousel, shown } from "../support/photo-carousel";

/* Buttons, keys, the pause and the three seconds are in src/components/home. */

test("photos stand still out of view", async ({ page }) => {
  await openCarousel(page);
  await page.evaluate(() => document.body.style.setProperty("padding-block", "300vh"));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(200); // the browser reports what is in view with its next frames
  await page.clock.runFor(9000);
  await page.evaluate(() =>
    document.querySelector(".photo-carousel")?.scrollIntoView({ behavior: "instant" }),
  );
  await expectShown(page, 1);
});

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
