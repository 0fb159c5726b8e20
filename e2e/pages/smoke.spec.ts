import { anySize, expect, test } from "../support/fixtures";

test("the home page answers with a title", anySize, async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/\S/);
});
