import { shownPictures } from "../../test/builds/full-pictures.mjs";
import { expect, test } from "../support/fixtures";
import { post } from "../support/post-dialog";

/* src/components/ui tests a picture's HTML, src/gatsby/texts the feed, built-files the sizes and metadata. */

/** Only the full site's texts contain pictures. */
test.use({ site: "full" });

const { before, caption, pairCaption } = shownPictures;

test("a post shows an upright picture in the window's size, with its caption", async ({ page }) => {
  await page.goto(post.path);
  const img = page.getByRole("img", { name: before }).first();
  await img.scrollIntoViewIfNeeded();
  await expect(img).toHaveJSProperty("complete", true);
  const { shown, natural, pixels, needed } = await img.evaluate(async (one: HTMLImageElement) => {
    const file = await createImageBitmap(await (await fetch(one.currentSrc)).blob());
    return {
      shown: one.height / one.width,
      natural: file.height / file.width,
      pixels: file.width,
      needed: one.width * devicePixelRatio,
    };
  });
  for (const ratio of [shown, natural]) expect(ratio).toBeCloseTo(4 / 3, 1);
  expect(pixels).toBeGreaterThanOrEqual(needed);
  expect(pixels).toBeLessThan(2 * needed);
  await expect(img.locator("xpath=ancestor::figure[1]/figcaption")).toHaveText(caption);
  await expect(page.getByText(pairCaption)).toBeVisible();
});
