import { expect, overlay, test } from "./fixtures";

/* Shows extreme content that the content check accepts. */

test("content that is hard to lay out fits on phones and desktops", async ({ page, axe }) => {
  test.slow(); // the longest page of all
  await page.goto("/all-sections/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(6);
  await expect(overlay(page)).toHaveCount(0);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect
      .soft(await page.evaluate(() => document.scrollingElement?.scrollWidth), tooWide.join("\n"))
      .toBeLessThanOrEqual(width);
    expect.soft(await axe("main"), `at ${width} px`).toEqual([]);
  }
});
