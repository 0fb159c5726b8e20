import type { Page } from "@playwright/test";
import { findCard, posts } from "../support/blog-posts";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/page";
import { dialog, openBlog, openPost, post, textOfPost } from "../support/post-dialog";

const readScrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const firstHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test("Enter on a card opens its post over the grid, with its own URL and metadata, and keeps the focus inside", async ({
  page,
  axe,
}) => {
  await openBlog(page);
  await findCard(page, post).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText(textOfPost);
  await expect(page).toHaveURL(post.path);
  await expect(page).toHaveTitle(new RegExp(`^${post.title.slice(0, 12)}`));
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", new RegExp(`${post.path}$`));
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(() => data.allTextContents()).toContainEqual(expect.stringMatching(post.path));
  await expect(page.getByRole("main").locator("article")).toHaveCount(posts.length);

  await expect(dialog(page).getByRole("heading", { level: 1 })).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest("dialog");
    });
    expect(outside).toBe(false);
  }
  expect(await axe()).toEqual([]);
});

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  "the Close button": (page) => dialog(page).getByRole("button", { name: "Close" }).click(),
  "a click outside": (page) => page.mouse.click(20, 400),
  Escape: (page) => page.keyboard.press("Escape"),
  Back: (page) => page.goBack(),
};
test("closing a post restores URL, title, focus and scroll position; Forward opens its own page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 740 }); // on a phone, the dialog fills the screen
  await openBlog(page);
  const title = await page.title();
  await findCard(page, post).scrollIntoViewIfNeeded();
  await findCard(page, post).hover();
  const scrollY = await readScrollY(page);
  for (const [action, close] of Object.entries(closings)) {
    await openPost(page);
    await close(page);
    await expect(dialog(page), action).toBeHidden();
    await expect(page, action).toHaveURL("/blog/");
    await expect(page, action).toHaveTitle(title);
    await expect(findCard(page, post), action).toBeFocused();
    expect(await readScrollY(page), action).toBe(scrollY);
    await expect(firstHeading(page), action).toHaveText("Dog Grooming Blog");
  }
  await page.goForward(); // from Back
  await expect(firstHeading(page)).toHaveText(post.title);
  await expect(page).toHaveURL(post.path);
  await page.goBack();
  await expect(firstHeading(page)).toHaveText("Dog Grooming Blog");
  await expect(page).toHaveURL("/blog/");
});

test(
  "a reload, and Back from a tag's page, show the post's own page, then the grid",
  slow,
  async ({ page }) => {
    await openBlog(page);
    await findCard(page, post).scrollIntoViewIfNeeded();
    await openPost(page);
    await page.reload();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(firstHeading(page)).toHaveText(post.title);
    expect(await readScrollY(page)).toBe(0);
    await waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveURL("/blog/");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(posts.length);

    await findCard(page, post).scrollIntoViewIfNeeded();
    const scrollY = await readScrollY(page);
    await openPost(page);
    await dialog(page).getByRole("link", { name: "home care" }).click();
    await expect(page).toHaveURL("/blog/tag/home-care/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(post.path);
    await expect(firstHeading(page)).toHaveText(post.title);
    await page.goBack();
    await expect(page).toHaveURL("/blog/");
    await expect.poll(() => readScrollY(page)).toBe(scrollY);
  },
);
