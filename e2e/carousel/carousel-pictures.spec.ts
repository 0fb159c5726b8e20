import { parse } from "node:path";
import { firstPhotos, photoInterval } from "../../src/lib/constants";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { expectShown, openCarousel } from "../support/photo-carousel";

const names = content.gallery.map(({ name }) => parse(name).name);

for (const { width, size, details } of [
  { width: 640, size: "sm", details: slow },
  { width: 641, size: "md", details: slow },
  { width: 1024, size: "md", details: slow },
  { width: 1025, size: "lg", details: {} },
])
  test(
    `a window ${width} px wide loads ${size} photos, each once and shortly before it shows`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const requested: string[] = [];
      page.on("request", (request) => {
        const [, variant] = /\/img-cache\/(.+)\.webp/.exec(request.url()) ?? [];
        if (variant) requested.push(variant);
      });
      await openCarousel(page);
      const variants = names.map((name) => `${name}-${size}`);
      await page.waitForLoadState("networkidle");
      expect(requested.toSorted()).toEqual(variants.slice(0, firstPhotos).toSorted());
      for (let left = firstPhotos; left > 2; left -= 1) await page.clock.runFor(photoInterval);
      await expectShown(page, firstPhotos - 1);
      await expect.poll(() => requested.slice(firstPhotos)).toEqual([variants[firstPhotos]]);
    },
  );

test("with data saving, photos change only at the press of a button", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/");
  await page.getByRole("button", { name: "Next photo" }).click();
  await expect(page.getByRole("group", { name: "2 of 12" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play photos" })).toBeVisible();
});
