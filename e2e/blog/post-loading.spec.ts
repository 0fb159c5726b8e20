import { postDataPath } from "../../src/lib/links/routes";
import { findCard } from "../support/blog-posts";
import { expect, slow, test } from "../support/fixtures";
import { dialog, openBlog, openPost, post, textOfPost } from "../support/post-dialog";

test("a post's text loads when a visitor points at its card, and only once", async ({ page }) => {
  const texts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/post-data/")) texts.push(pathname);
  });
  await openBlog(page);
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState("networkidle");
  expect(texts).toEqual([]);
  await findCard(page, post).focus();
  await expect.poll(() => texts).toEqual([postDataPath(post.path)]);
  await openPost(page);
  expect(texts).toHaveLength(1);
});

test(
  "if a post's text fails to load, the browser opens the post's page",
  slow,
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED/);
    await openBlog(page);
    await page.route(`**${postDataPath(post.path)}`, (route) => route.abort());
    const arrival = page.waitForEvent("load");
    await findCard(page, post).click();
    await arrival;
    await expect(page.getByRole("article")).toContainText(textOfPost);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(post.path);
  },
);
