import type { Page } from "@playwright/test";
import { desktopOnly } from "../support/fixtures";
import { expect, test, type Editor } from "./fixtures";
import { fillInPrice, fillInReview, newPrice, review } from "./owner-work";
import { fillInPost, post } from "./write-post";

/** The site's own look of what is being written. */
const preview = (page: Page) => page.frameLocator("iframe").first();

const fontOf = (page: Page) =>
  preview(page)
    .getByRole("heading")
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontFamily);

async function expectPost({ page }: Editor) {
  await expect(preview(page).getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await expect(preview(page).getByRole("complementary")).toContainText(post.callout);
  for (const name of [post.pictureAlt, post.before, post.after]) {
    const picture = preview(page).getByRole("img", { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await fontOf(page)).toContain("Fraunces");
}

test("a post is beside what is typed as its page will show it", desktopOnly, async ({ editor }) => {
  test.slow(); // photos of twelve megapixels are scaled
  await fillInPost(editor);
  await expectPost(editor);
});

test("on a phone, the eye shows the post", async ({ editor }) => {
  test.slow();
  await fillInPost(editor);
  await editor.page
    .getByRole("button", { name: /preview/i })
    .first()
    .click();
  await expectPost(editor);
});

test("a price card has the price that is typed", desktopOnly, async ({ editor }) => {
  await fillInPrice(editor);
  await expect(preview(editor.page).getByText(`$${newPrice}`)).toBeVisible();
  expect(await fontOf(editor.page)).toContain("Fraunces");
});

test("a review stands on its card while it is typed", desktopOnly, async ({ editor }) => {
  await fillInReview(editor);
  await expect(preview(editor.page).getByText(review.text)).toBeVisible();
});
