import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { navigate } from "../support/navigate";
import { reviewsFrom } from "../support/reviews";

test("Back and a reload show the same reviews, answers and estimate again", async ({ page }) => {
  const review = page.getByRole("region", { name: "What Our Clients Say" }).getByRole("status");
  const answer = (id: string) => page.locator(`#${id}`);
  const coat = page.getByRole("radio", { name: /^Short/ });

  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Page 3" }).click();
  await navigate(page, "/faq/");
  for (const question of ["Are you insured?", "How much does grooming cost?"])
    await page.getByText(question).click();
  await expect(answer("cost")).toBeVisible();
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
  await page.goto("/services/?size=medium&coat=short");
  await waitForHydration(page);
  await expect(page.getByRole("radio", { name: /^Short/ })).toBeChecked();
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services/");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("radio", { name: /^31-50 lbs/ }).check();
  await expect(page).toHaveURL("/services/?size=medium");
  await expect(page.getByText("Now pick a coat.")).toBeVisible();

  await page.goto("/faq/#cost");
  await waitForHydration(page);
  await page.getByText("Are you insured?").click();
  // The browser opens an answer before its event reaches the page.
  await page.waitForFunction(() => JSON.stringify(history.state).includes("insurance"));
  await navigate(page, "/faq/");
  await expect(page.locator("#insurance")).toBeHidden();
});
