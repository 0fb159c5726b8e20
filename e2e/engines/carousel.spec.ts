import sharp from "sharp";
import { content } from "../support/content";
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

test("the photos' frame has two lines with paper between", async ({ page }) => {
  const frame = { css: ".carousel-frame" };
  await page.open("/");
  const { y } = await page.reach(frame);
  const left = await page.on(frame, (element) => element.getBoundingClientRect().x);
  const row = await sharp(await page.screenshot())
    .extract({ left: Math.round(left) - 4, top: Math.round(y), width: 6, height: 1 })
    .greyscale()
    .raw()
    .toBuffer();
  const isDark = [...row].map((shade) => shade < 128);
  expect(isDark.filter((dark, index) => dark && !isDark[index - 1])).toHaveLength(2);
});
