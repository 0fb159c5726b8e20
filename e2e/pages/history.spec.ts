import type { Page } from "@playwright/test";
import { reviewsFrom } from "../support/content";
import { expect, test } from "../support/fixtures";
import { navigate, openHydrated, waitForHydration } from "../support/page";

/** The browser reports an opened answer to the page a moment later. */
async function openAnswer(page: Page, question: string, id: string): Promise<void> {
  await page.getByText(question).click();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(id);
}

test("Back and a reload show the same reviews, answers and estimate again", async ({ page }) => {
  const review = page.getByRole("region", { name: "What Our Clients Say" }).getByRole("status");
  const answer = (id: string) => page.locator(`#${id}`);
  const coat = page.getByRole("radio", { name: /^Short/ });

  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Page 3" }).click();
  await navigate(page, "/faq/");
  await openAnswer(page, "Are you insured?", "insurance");
  await openAnswer(page, "How much does grooming cost?", "cost");
  await navigate(page, "/services/");
  await coat.check();
  await navigate(page, "/about/");
  await expect(page).toHaveURL("/about/");

  await page.goBack();
  await expect(coat).toBeChecked();
  await page.goBack();
  await expect(answer("cost")).toBeVisible();
  await expect(answer("insurance")).toBeVisible();
  await expect(answer("services")).toBeHidden();
  await page.goBack();
  await expect(review).toContainText(reviewsFrom(3));
  await page.reload();
  await waitForHydration(page);
  await expect(review).toContainText(reviewsFrom(3));
});

test("a link to the same page shows it from the start", async ({ page }) => {
  await openHydrated(page, "/services/?size=medium&coat=short");
  await expect(page.getByRole("radio", { name: /^Short/ })).toBeChecked();
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services/");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("radio", { name: /^31-50 lbs/ }).check();
  await expect(page).toHaveURL("/services/?size=medium");
  await expect(page.getByText("Now pick a coat.")).toBeVisible();

  await openHydrated(page, "/faq/#cost");
  await openAnswer(page, "Are you insured?", "insurance");
  await navigate(page, "/faq/");
  await expect(page.locator("#insurance")).toBeHidden();
});
