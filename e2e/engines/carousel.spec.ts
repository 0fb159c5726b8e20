import { content } from "../content";
import { expect, test } from "./fixtures";
import { button, group } from "./find";

const count = content.gallery.length;
const carousel = { css: "[aria-roledescription=carousel]" };
const slide = { css: "[aria-roledescription=slide]", within: carousel };
const photo = (number: number) => group(`${number} of ${count}`, carousel);

test("the photos stand still when paused, and move by their buttons", async ({ page }) => {
  await page.open("/");
  await page.click(button("Pause photos", carousel));
  await page.see(button("Play photos", carousel));
  const label = () => page.on(slide, ({ ariaLabel }) => ariaLabel ?? "");
  const before = await label();
  await page.click(button("Next photo", carousel));
  await expect.poll(label).not.toBe(before);
  const shown = parseInt(await label(), 10);
  await page.click(button("Previous photo", carousel));
  await page.miss(photo(shown));
  await page.see(photo(shown === 1 ? count : shown - 1));
});
