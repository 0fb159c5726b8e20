import { expect, test } from "../support/fixtures";

/* src/components/not-found tests the redirects of old URLs, e2e/built-files/links.spec.ts the redirects of hosts. */

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/status of 404/);
});

test("an unknown URL shows the not-found page, which leads to the home page", async ({ page }) => {
  const response = await page.goto("/Nowhere?from=flyer");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveURL("/Nowhere?from=flyer");
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("In Dogs We Trust");
});

test("an old URL redirects to its page, and going back skips the old URL", async ({ page }) => {
  await page.goto("/help/");
  await page.goto("/Terms?from=flyer#section-july-promotion");
  await expect(page).toHaveURL("/terms/?from=flyer#section-july-promotion");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  await page.goBack();
  await expect(page).toHaveURL("/help/");
});
