import { findDeadControls } from "../access/checks/find-dead-controls";
import { content } from "../support/content";
import { expect, test } from "./fixtures";

test("reviews are shown, and the way to all of them", async ({ page }) => {
  const seen = () =>
    page.evaluate(
      () => [...document.querySelectorAll("figure")].filter((one) => one.checkVisibility()).length,
    );
  await page.goto("/");
  expect(await seen()).toBeGreaterThanOrEqual(5);
  await page.goto("/reviews/");
  expect(await seen()).toBeGreaterThanOrEqual(Math.min(12, content.reviews.length));
});

for (const path of ["/", "/qr-poster/", "/services/", "/faq/", "/contact/", "/blog/"])
  test(`${path} has nothing that is dead`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(findDeadControls)).toEqual([]);
  });
