import { builtSite } from "../../test/sites/sites.mjs";
import { content } from "../support/content";
import { routesOf } from "../support/routes";
import { desktop, expect, phone, test } from "./fixtures";

test("no page is wider than the window", async ({ page, engine }) => {
  test.slow();
  for (const route of routesOf(builtSite)) {
    await page.open(route);
    await page.see("h1");
    for (const size of [desktop, phone]) {
      await engine.resize(size);
      await page.waitFor((width) => innerWidth === width, size.width);
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(overflow), `${route} at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("the hours fit their cards after the fonts load", async ({ page }) => {
  await page.open("/locations/");
  await page.waitFor(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return new Set(loaded.map(({ family }) => family)).size >= 2;
  });
  await page.nextFrames();
  const overflows = await page.evaluate(
    (days) => {
      const cards = [...document.querySelectorAll("main li")].filter((item) =>
        days.some((day) => item.querySelector("h3")?.textContent.startsWith(day)),
      );
      return cards.map((card) => {
        const { right } = card.getBoundingClientRect();
        const edge = right - parseFloat(getComputedStyle(card).paddingRight);
        const overhangs = [...card.querySelectorAll("p")].map((line) => {
          const text = document.createRange();
          text.selectNodeContents(line);
          return Math.round(text.getBoundingClientRect().right - edge);
        });
        return Math.max(...overhangs);
      });
    },
    content.hours.map(({ day }) => day),
  );
  expect(overflows).toHaveLength(content.hours.length);
  for (const pixels of overflows) expect(pixels).toBeLessThanOrEqual(0);
});

test("the arrow keys move the price estimator's choice and its focus ring, and change the URL", async ({
  page,
  engine,
}) => {
  await page.open("/services/");
  for (const name of ["size", "coat"]) {
    const choice = `input[name=${name}]`;
    await page.click(`label:has(${choice})`);
    await engine.press("ArrowDown");
    await engine.press("ArrowDown");
    await page.expectFocus(`${choice}:checked`);
    const ring = await page.evaluate(() => {
      const label = document.activeElement?.closest("label");
      return label ? getComputedStyle(label).outlineStyle : "the focus is not in a label";
    });
    expect(ring).toBe("solid");
  }
  await page.waitFor((coat) => location.search.includes(coat), content.coats[2]?.id ?? "");
});
