import { alternateSite } from "../../test/sites/sites.mjs";
import { expect, test } from "./fixtures";
import { button, region } from "./find";

const notice = region("Notice");

test.describe("a notice", () => {
  test.use({ folder: alternateSite.folder });

  test("is dismissed for the visit", async ({ page }) => {
    await page.goto("/");
    await page.see(notice);
    await page.click(button("Dismiss this notice"));
    await page.miss(notice);
    for (const path of ["/", "/contact/"]) {
      await page.open(path);
      expect(await page.sees(notice)).toBe(false);
    }
  });
});
