import type { Page } from "@playwright/test";
import { changes, sources } from "../../test/sites/full-data.mjs";
import type { Site } from "../../src/content-model/entities/site";
import { readHead } from "../built-files/read-head";
import { content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/** The pages that show the first reviews. */
const pages = ["/", "/reviews/"];

const cards = (page: Page) => page.getByRole("main").getByRole("figure");
const stars = (page: Page) => cards(page).getByRole("img", { name: /stars/ });
const leave = (page: Page) => page.getByRole("main").getByRole("link", { name: "Leave a review" });

test("reviews without a source say nothing of one, and nobody is asked for more", async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    const [first] = content.reviews;
    await expect(cards(page).first().locator("figcaption")).toHaveText(
      `${first?.author}${first?.date}`,
    );
    await expect(stars(page)).toHaveCount(0);
    await expect(cards(page).getByRole("link")).toHaveCount(0);
    await expect(leave(page)).toHaveCount(0);
  }
});

test.describe("of a shop that tells where they were written", () => {
  test.use({ site: "full" });
  const { reviewUrl = "" } = changes["data/site.json"]?.(content.site) as Site;

  for (const path of pages) {
    test(
      `${path} says so of each, with stars and address where there are`,
      bothSizes,
      async ({ page, axe }) => {
        await page.goto(path);
        await isHydrated(page);
        for (const [index, { name, url, stars: count }] of sources.entries()) {
          const card = cards(page).nth(index);
          const words = name === "in the shop" ? name : `on ${name}`;
          await expect(card.locator("figcaption")).toContainText(`, ${words}`);
          await expect(card.getByRole("link", { name: words })).toHaveCount(url ? 1 : 0);
          if (url) await expect(card.getByRole("link")).toHaveAttribute("href", url);
          await expect(card.getByRole("img", { name: /stars/ })).toHaveCount(count ? 1 : 0);
          if (count)
            await expect(card.getByRole("img", { name: `${count} of 5 stars` })).toBeVisible();
        }
        await expect(stars(page)).toHaveCount(sources.filter((source) => source.stars).length);
        expect(await axe("main")).toEqual([]);
      },
    );

    test(`${path} leads to where a client writes one, without scripts, too`, async ({
      page,
      request,
    }) => {
      expect(await (await request.get(path)).text()).toContain(`href="${reviewUrl}"`);
      await page.goto(path);
      await expect(leave(page)).toHaveAttribute("href", reviewUrl);
      expect(Math.round((await leave(page).boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
    });

    test(`${path} tells search engines nothing of them: they are about the shop itself`, async ({
      page,
    }) => {
      const { data } = await readHead(page, path);
      expect(JSON.stringify(data)).not.toMatch(/"Review"|rating/i);
    });
  }

  test("cards keep their 300 px", bothSizes, async ({ page }) => {
    await page.goto("/");
    const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
    expect(new Set(heights.map((height) => Math.round(height / 4) * 4))).toEqual(new Set([300]));
  });
});
