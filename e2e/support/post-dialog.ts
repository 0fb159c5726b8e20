import type { Page } from "@playwright/test";
import { findCard, findPost } from "./blog-posts";
import { expect } from "./fixtures";
import { openHydrated } from "./page";

export const post = findPost("may-dental-health");

export const textOfPost = "What happens in there";

export const dialog = (page: Page) => page.getByRole("dialog", { name: post.title });

/** Opens the blog, and waits until cards open posts over it. */
export const openBlog = (page: Page) => openHydrated(page, "/blog/");

export const openPost = async (page: Page) => {
  await findCard(page, post).click();
  await expect(dialog(page)).toContainText(textOfPost);
};
