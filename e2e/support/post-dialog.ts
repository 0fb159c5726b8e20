import type { Page } from "@playwright/test";
import { cardOf, postOf } from "./blog-posts";
import { expect } from "./fixtures";
import { isHydrated } from "./hydration";

/** The post that the tests open over the grid. */
export const post = postOf("may-dental-health");

/** A heading of its text. */
export const textOfPost = "What happens in there";

export const dialog = (page: Page) => page.getByRole("dialog", { name: post.title });

/** Loads the blog, and waits until cards open posts over it. */
export const gotoGrid = async (page: Page) => {
  await page.goto("/blog/");
  await isHydrated(page);
};

/** Opens the post with its card. */
export const openPost = async (page: Page) => {
  await cardOf(page, post).click();
  await expect(dialog(page)).toContainText(textOfPost);
};
