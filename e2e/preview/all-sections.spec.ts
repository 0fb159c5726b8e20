import { expect, overlay, test } from "./fixtures";

/* What the content check lets through, and no shop has yet. */

for (const width of [360, 1280])
  test(`awkward content holds at ${width} px`, async ({ page, axe }) => {
    test.slow(); // the longest page there is
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/all-sections/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(6);
    await expect(overlay(page)).toHaveCount(0);
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect
      .soft(await page.evaluate(() => document.scrollingElement?.scrollWidth), tooWide.join("\n"))
      .toBeLessThanOrEqual(width);
    // What stands in the map's frame is other people's, or the browser's own about a lost line.
    const isOurs = (violation: string) => !/> iframe \S/.test(violation);
    expect((await axe("main")).filter(isOurs)).toEqual([]);
  });
