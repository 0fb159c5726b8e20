import { cardOf, posts } from "./blog-posts";
import { anySize, expect, test } from "./fixtures";
import { isHydrated } from "./hydration";
import { carousel } from "./photo-carousel";

/*
 * What a screen reader makes of the patterns of the ARIA Authoring Practices Guide, read by a person
 * and found to be what one would want to hear. The chat's is in chat.spec.ts.
 */

test("the carousel is one group: a slide, then its buttons", anySize, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await isHydrated(page);
  await expect(carousel(page)).toMatchAriaSnapshot(``);
});

test("the reviews' pages: which one, the numbers, one back, one on", anySize, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Pages of reviews" })).toMatchAriaSnapshot(``);
});

test("the menu is a dialog with its way out first", anySize, async ({ page }) => {
  await page.goto("/404.html");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toMatchAriaSnapshot(``);
});

test("a question is a disclosure with its answer behind it", anySize, async ({ page }) => {
  await page.goto("/faq/");
  await page.locator("summary").first().click();
  await expect(page.locator("details").first()).toMatchAriaSnapshot(``);
});

test("a post over the grid is a dialog that bears its title", anySize, async ({ page }) => {
  const [newest = { title: "" }] = posts;
  await page.goto("/blog/");
  await isHydrated(page);
  await cardOf(page, newest).click();
  const dialog = page.getByRole("dialog", { name: newest.title });
  await expect(dialog.getByRole("article")).toBeVisible();
  await expect(dialog.getByRole("button").first()).toHaveText("Close");
  await expect(dialog.getByRole("heading", { level: 1 })).toHaveText(newest.title);
});
