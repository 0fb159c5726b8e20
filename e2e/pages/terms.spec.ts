import { expect, test } from "../support/fixtures";

test("the contents lead to their sections, and stay off the paper", async ({ page }) => {
  await page.goto("/terms/");
  const headings = await page.getByRole("main").locator("article h2").allTextContents();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveText(headings);
  await contents.getByRole("link", { name: "July promotion" }).click();
  await expect(page).toHaveURL("/terms/#july-promotion");
  const section = page.getByRole("heading", { name: "July promotion" });
  await expect(section).toBeInViewport();

  await page.emulateMedia({ media: "print" });
  await expect(contents).toBeHidden();
  await expect(section).toBeVisible();
});
