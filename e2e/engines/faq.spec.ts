import { content } from "../content";
import { expect, test } from "./fixtures";
import { button } from "./find";

/* With scripts and without. */

const [first, second] = content.faq;
const answer = (id = "") => ({ css: `#${id}` });

test("the answer in the address is open; others open and close by a click", async ({ page }) => {
  await page.goto(`/faq/#${second?.id}`);
  await page.see(answer(second?.id));
  // The page glides there; a click before its end would miss.
  await page.waitFor((id) => {
    const target = document.getElementById(id);
    if (!target) return false;
    const margin = parseFloat(getComputedStyle(target).scrollMarginTop);
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.abs(target.getBoundingClientRect().top - margin - padding) <= 1;
  }, second?.id ?? "");
  expect(await page.sees(answer(first?.id))).toBe(false);
  await page.click(button(first?.question ?? ""));
  await page.see(answer(first?.id));
  await page.click(button(first?.question ?? ""));
  await page.miss(answer(first?.id));
});
