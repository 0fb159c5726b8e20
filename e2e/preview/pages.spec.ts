import { posts } from "../support/blog-posts";
import { chatLog, greeting, chatButton } from "../support/chat";
import { content } from "../support/content";
import { expect, overlay, test } from "./fixtures";

const pages = [
  ["the home page", "/"],
  ["its second address", "/home/"],
  ["a price list", "/to14/"],
  ["the services", "/services/"],
  ["the blog", "/blog/"],
  ["a post", posts[0]?.path ?? ""],
  ["a tag's posts", "/blog/tag/fleas/"],
  ["a text", "/terms/"],
  ["the groomers", "/about/"],
  ["the questions", "/faq/"],
  ["the form", "/contact/"],
  ["the locations", "/locations/"],
  ["the promotions", "/sales/"],
  ["the booking page", "/book/"],
  ["the poster", "/qr-poster/"],
  ["the developer's frame", "/devteam/"],
  ["the not-found page", "/404/"],
] as const;

/* The fixtures fail these tests on every error of the page and its console. */

for (const [what, path] of pages)
  test(`${what} opens without an error`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  });

test("an address without a page says so, in the site's frame", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 404/);
  await page.goto("/no-such-page/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("button", { name: "Preview custom 404 page" }).click();
  await expect(page.getByRole("link", { name: "Go back home" })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test("what is pressed answers: reviews, chat, links", async ({ page }) => {
  await page.goto("/");
  const reviews = page.getByRole("region", { name: "What Our Clients Say" });
  await reviews.getByRole("button", { name: "Page 2" }).click();
  const [, , , , , sixth] = content.reviews;
  await expect(reviews.getByRole("figure").locator("strong").first()).toHaveText(
    sixth?.author ?? "",
  );
  await chatButton(page).click();
  await expect(chatLog(page)).toContainText(greeting);
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq/");
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the menu opens and leads on, in the site's own fonts", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const statuses = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(statuses).toContain("loaded");
    await expect(overlay(page)).toHaveCount(0);
  });
});
