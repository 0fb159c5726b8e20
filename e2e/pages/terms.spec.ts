import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";

const { site, facts } = content;
const main = (page: Page) => page.getByRole("main");
const fact = (id: string) => facts.find((one) => one.id === id)?.value ?? `no fact ${id}`;

test("has its sections in order, each linked from the contents", async ({ page }) => {
  await page.goto("/terms/");
  const headings = await main(page).locator("article h2").allTextContents();
  expect(headings.slice(0, 7).map((heading) => heading.slice(0, 2))).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((number) => `${number}.`),
  );
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveText(headings);
  await contents.getByRole("link", { name: "July promotion" }).click();
  await expect(page).toHaveURL("/terms/#july-promotion");
  await expect(page.getByRole("heading", { name: "July promotion" })).toBeInViewport();
});

test("takes every number of the promotions from the data", anySize, async ({ page }) => {
  await page.goto("/terms/");
  const numbers = [
    "minimum-age",
    "referral-discount",
    "enhanced-referral-discount",
    "referral-window",
    "referral-year",
    "july-promotion-period",
    "verification-time",
    "discount-deadline",
  ];
  for (const id of numbers) await expect(main(page)).toContainText(fact(id));
  await expect(main(page).getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  await expect(main(page)).not.toContainText(/[{}]/);
});

test("says when it was last updated", anySize, async ({ page }) => {
  await page.goto("/terms/");
  await expect(main(page).locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d/);
});

test("is printed without what only works on a screen", anySize, async ({ page }) => {
  await page.goto("/terms/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "July promotion" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents of the terms lead to their sections", anySize, async ({ page }) => {
    await page.goto("/terms/");
    await page.getByRole("link", { name: "6. Governing law" }).click();
    await expect(page.getByRole("heading", { name: "6. Governing law" })).toBeInViewport();
  });
});
