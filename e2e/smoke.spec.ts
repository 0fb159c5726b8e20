import { anySize, expect, test } from "./fixtures";

test("the home page answers with a title", anySize, async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/\S/);
});
