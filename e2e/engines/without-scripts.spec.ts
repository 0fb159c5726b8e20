import { findDeadControls } from "../access/checks/find-dead-controls";
import { content } from "../support/content";
import { expect, test } from "./fixtures";

test("all reviews are shown", async ({ page }) => {
  await page.goto("/");
  const seen = await page.evaluate(
    () => [...document.querySelectorAll("figure")].filter((one) => one.checkVisibility()).length,
  );
  expect(seen).toBeGreaterThanOrEqual(content.reviews.length);
});

for (const path of ["/", "/qr-poster/", "/services/", "/faq/", "/contact/", "/blog/"])
  test(`${path} has nothing that is dead`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(findDeadControls)).toEqual([]);
  });
