import type { Page } from "@playwright/test";
import { contactForm, expectInputKept, fillIn } from "../support/contact-form";
import { delayRequests } from "../support/delay-requests";
import { expect, slow, test } from "../support/fixtures";
import { foreignChanges } from "../support/foreign-changes";
import { waitForHydration } from "../support/hydration";

/* If another program changes the page before hydration, React renders it again. */

type Change = keyof typeof foreignChanges;

/** Opens a page and changes it. Its scripts load when the returned function is called. */
async function openChanged(page: Page, path: string, change?: Change) {
  const release = await delayRequests(page, /\.js$/);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  if (change) await page.evaluate(foreignChanges[change]);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/Minified React error #(418|419|422|423|425)/);
});

for (const [index, change] of (Object.keys(foreignChanges) as Change[]).entries())
  test.describe(`with ${change} before hydration`, index === 0 ? {} : slow, () => {
    test("the contact form keeps input, focus, and caret", async ({ page }) => {
      const hydrate = await openChanged(page, "/contact/");
      await fillIn(page);
      const { message } = contactForm(page);
      await message.fill("Two bath?");
      await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3));
      await page.evaluate(foreignChanges[change]);
      await page.keyboard.type(" dogs,");
      await hydrate();
      await expect(message).toBeFocused();
      await page.keyboard.type("\none");
      await expectInputKept(page);
      await page.goto("/faq/");
      await page.goto("/contact/");
      await waitForHydration(page);
      await expectInputKept(page);
    });

    test(
      "the FAQ keeps an open answer, and the newsletter form its input and focus",
      slow,
      async ({ page }) => {
        const hydrate = await openChanged(page, "/faq/", change);
        await page.locator("summary").nth(1).click();
        const field = page.getByRole("textbox", { name: "Email address" });
        await field.fill("ada@");
        await hydrate();
        await page.keyboard.type("example.com");
        await expect(field).toHaveValue("ada@example.com");
        await expect(page.locator("details[open]")).toHaveCount(1);
        await expect(page.locator("details").nth(1)).toHaveAttribute("open");
      },
    );

    test("the estimator keeps its answers, and the menu stays open", slow, async ({ page }) => {
      const hydrate = await openChanged(page, "/services/", change);
      const answers = [/^31-50 lbs/i, /^Double/i].map((label) =>
        page.getByRole("radio", { name: label }),
      );
      for (const answer of answers) await answer.check();
      await page.getByRole("button", { name: "Open menu" }).click();
      await hydrate();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      for (const answer of answers) await expect(answer).toBeChecked();
      await expect(page.getByRole("table", { name: "31-50 lbs, double coat" })).toBeVisible();
    });

    test("an early click on a button takes effect", slow, async ({ page }) => {
      const hydrate = await openChanged(page, "/", change);
      const reviews = page.getByRole("region", { name: "What Our Clients Say" });
      await reviews.getByRole("button", { name: "Next" }).click();
      await hydrate();
      await expect(reviews.getByRole("status")).toHaveText(/^Reviews 6 to /i);
    });
  });
