import { readFileSync } from "node:fs";
import { expect, test } from "../support/fixtures";

/* Which old addresses lead where is in src/components/pages. */

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/status of 404/);
});

test("an unknown address stays where it is, and its page leads home", async ({ page }) => {
  const response = await page.goto("/Nowhere?from=flyer");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveURL("/Nowhere?from=flyer");
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("In Dogs We Trust");
});

test("an old address arrives, and leaves no step in the history that leads back into it", async ({
  page,
}) => {
  await page.goto("/help/");
  await page.goto("/Terms?from=flyer#july-promotion");
  await expect(page).toHaveURL("/terms/?from=flyer#july-promotion");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  await page.goBack();
  await expect(page).toHaveURL("/help/");
});

test("an old address is redirected to its page by hosts that read _redirects", async ({
  request,
}) => {
  const rules = readFileSync("static/_redirects", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("/"))
    .map((line) => line.split(" "));
  expect(rules.length).toBeGreaterThan(0);
  for (const [from = "", to = "", status] of rules) {
    expect(`${from.toLowerCase().replace(/\/$/, "")}/`).toBe(to);
    expect(status).toBe("301");
    expect((await request.get(to)).status(), to).toBe(200);
  }
});
