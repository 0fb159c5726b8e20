import { parse } from "node:path";
import { content } from "../support/content";
import { desktopOnly, expect, slow, test } from "../support/fixtures";
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
      expect(requested.toSorted()).toEqual(variants.slice(0, 3).toSorted());
      await page.clock.runFor(3000);
      await expectShown(page, 2);
      await expect.poll(() => requested.slice(3)).toEqual(variants.slice(3, 4));
    },
  );

test(
  "with data saving, photos are small, and change only at the press of a button",
  desktopOnly,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next photo" });
    await next.click();
    await expect(page.getByRole("group", { name: "2 of 12" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Play photos" })).toBeVisible();
    for (const number of [3, 4]) {
      await next.click();
      await expect(page.getByRole("group", { name: `${number} of 12` })).toBeVisible();
    }
    const later = requested.filter((path) => /img-cache\/(?!doodle|schnauzer|poodle)/.test(path));
    expect(later).not.toEqual([]);
    expect(later.filter((path) => !path.endsWith("-sm.webp"))).toEqual([]);
  },
);
