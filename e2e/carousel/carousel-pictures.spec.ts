import { parse } from "node:path";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { expectShown, openCarousel } from "../support/photo-carousel";

const names = content.gallery.map(({ name }) => parse(name).name);

test(
  "neither the arrival of the photos nor their change moves anything",
  slow,
  async ({ page }) => {
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
  },
);

/* src/components/ui/picture.test.tsx tests the limits between sizes. */
for (const { width, size, pace } of [
  { width: 640, size: "sm", pace: slow },
  { width: 1025, size: "lg", pace: {} },
])
  test(
    `windows ${width} px wide get ${size}, each photo once and when it is near`,
    pace,
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
