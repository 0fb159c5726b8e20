import { content } from "../support/content";
import { expect, phone, test } from "./fixtures";

test.use({ size: phone });

test("the hours stand within their cards when the fonts have come", async ({ page }) => {
  await page.open("/locations/");
  await page.waitFor(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return new Set(loaded.map(({ family }) => family)).size >= 2;
  });
  await page.nextFrames();
  const beyond = await page.evaluate(
    (days) => {
      const cards = [...document.querySelectorAll("main li")].filter((item) =>
        days.some((day) => item.querySelector("h3")?.textContent.startsWith(day)),
      );
      return cards.map((card) => {
        const edge =
          card.getBoundingClientRect().right - parseFloat(getComputedStyle(card).paddingRight);
        return Math.max(
          ...[...card.querySelectorAll("p")].map((line) => {
            const words = document.createRange();
            words.selectNodeContents(line);
            return Math.round(words.getBoundingClientRect().right - edge);
          }),
        );
      });
    },
    content.hours.map(({ day }) => day),
  );
  expect(beyond).toHaveLength(content.hours.length);
  for (const pixels of beyond) expect(pixels).toBeLessThanOrEqual(0);
});
