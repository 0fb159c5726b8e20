import { posts } from "../support/blog-posts";
import { chatButton, chatLog, greeting } from "../support/chat";
import { expect, overlay, test } from "./fixtures";

/* The fixtures fail these tests on every error of the page and its console. */

test("pages of each kind open without an error, in the site's own fonts", async ({ page }) => {
  const [newest] = posts;
  for (const path of [newest?.path ?? "", "/terms/", "/contact/", "/services/", "/to14/", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  }
  const statuses = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(statuses).toContain("loaded");
  await chatButton(page).click();
  await expect(chatLog(page)).toContainText(greeting);
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq/");
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test("an unknown URL shows Gatsby's 404 page in the site's layout", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  await page.goto("/no-such-page/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("button", { name: "Preview custom 404 page" }).click();
  await expect(page.getByRole("link", { name: "Go back home" })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});
