import { content } from "../support/content";
import { expect, test } from "./fixtures";
import { button } from "./find";

/* With scripts and without. */

const [first, second] = content.faq;
const answer = (id = "") => ({ css: `#${id}` });

test("the answer in the address is open, and no other", async ({ page }) => {
  await page.goto(`/faq/#${second?.id}`);
  await page.see(answer(second?.id));
  expect(await page.sees(answer(first?.id))).toBe(false);
});

test("an answer opens and closes by a click", async ({ page }) => {
  await page.goto("/faq/");
  await page.click(button(first?.question ?? ""));
  await page.see(answer(first?.id));
  await page.click(button(first?.question ?? ""));
  await page.miss(answer(first?.id));
});
