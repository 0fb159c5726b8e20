import { posts } from "../support/blog-posts";
import { desktop, expect, test } from "./fixtures";
import { button, dialog, link } from "./find";
import { keys } from "./keys";
import { isHeldInside } from "./modal";
import type { Page } from "./page";
import { ringOf } from "./ring-of";

const { title, path } = posts[1] ?? { title: "", path: "" };
const card = link(title, { css: "main" });
const post = dialog(title);

async function openPost(page: Page) {
  await page.open("/blog/");
  await page.click(card);
  await page.see({ css: "aside, p", within: post });
  await page.waitFor((address) => location.pathname === address, path);
}

async function expectGrid(page: Page) {
  await page.miss(post);
  await page.waitFor(() => location.pathname === "/blog/");
  expect(await page.hasFocus(card)).toBe(true);
}

test("Back closes the post over the grid", async ({ page }) => {
  await openPost(page);
  await page.back();
  await expectGrid(page);
});

test("Escape closes the post over the grid", async ({ page }) => {
  await openPost(page);
  await page.press(keys.Escape);
  await expectGrid(page);
});

test("the post's button closes it; Tab stays inside until then", async ({ page }) => {
  await openPost(page);
  expect(await isHeldInside(page, 10)).toBe(true);
  await page.click(button("Close", post));
  await expectGrid(page);
});

test("clicks that open and close a post leave no ring", async ({ page }) => {
  await openPost(page);
  expect(await ringOf(page)).toBe("none");
  await page.click(button("Close", post));
  await expectGrid(page);
  expect(await ringOf(page)).toBe("none");
});

test.describe("on a desktop", () => {
  test.use({ size: desktop });

  test("a click beside the post closes it", async ({ page }) => {
    await openPost(page);
    await page.clickAt(20, 450);
    await expectGrid(page);
  });
});
