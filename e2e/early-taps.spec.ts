import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Holds back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("a tap before the page's scripts have arrived", () => {
  test("is answered once, as soon as they have", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const reviews = page.getByRole("region", { name: "What Our Clients Say" });
    await reviews.getByRole("button", { name: "Next" }).click();
    await expect(reviews.getByRole("status")).toHaveText("Page 1 of 6");
    release();
    await expect(reviews.getByRole("status")).toHaveText("Page 2 of 6");
    await reviews.getByRole("button", { name: "Next" }).click();
    await expect(reviews.getByRole("status")).toHaveText("Page 3 of 6");
  });

  test("counts as often as it was made, in order", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const reviews = page.getByRole("region", { name: "What Our Clients Say" });
    await reviews.getByRole("button", { name: "Page 4" }).click();
    await reviews.getByRole("button", { name: "Next" }).click();
    release();
    await expect(reviews.getByRole("status")).toHaveText("Page 5 of 6");
  });
});
