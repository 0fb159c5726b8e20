import type { Page } from "@playwright/test";
import { expectInputKept, fillIn, contactForm } from "../support/contact-form";
import { expect, slow, test } from "../support/fixtures";
import { foreignChanges } from "../support/foreign-changes";
import { delayRequests } from "../support/delay-requests";
import { waitForHydration } from "../support/hydration";

/* React replaces built HTML if something else changed it before hydration. */

type Change = keyof typeof foreignChanges;

/** Opens a page whose scripts wait for the returned function. */
async function openEarly(page: Page, path: string) {
  const release = await delayRequests(page, /\.js$/);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    release();
    await waitForHydration(page);
  };
}

const change = (page: Page, name: Change) => page.evaluate(foreignChanges[name]);

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/Minified React error #(418|419|422|423|425)/);
});

for (const [index, name] of (Object.keys(foreignChanges) as Change[]).entries())
  test.describe(`with ${name} before hydration`, index === 0 ? {} : slow, () => {
    test("the contact form keeps words, focus, and caret", async ({ page }) => {
      const hydrate = await openEarly(page, "/contact/");
      await fillIn(page);
      const { message } = contactForm(page);
      await message.fill("Two bath?");
      await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3));
      await change(page, name);
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

    test("the newsletter form keeps the address and the focus", slow, async ({ page }) => {
      const hydrate = await openEarly(page, "/404.html");
      await change(page, name);
      const field = page.getByRole("textbox", { name: "Email address" });
      await field.fill("ada@");
      await hydrate();
      await page.keyboard.type("example.com");
      await expect(field).toHaveValue("ada@example.com");
    });

    test("the estimator keeps the answers", slow, async ({ page }) => {
      const hydrate = await openEarly(page, "/services/");
      await change(page, name);
      const answers = [/^31-50 lbs/i, /^Double/i].map((label) =>
        page.getByRole("radio", { name: label }),
      );
      for (const answer of answers) await answer.check();
      await hydrate();
      for (const answer of answers) await expect(answer).toBeChecked();
      await expect(page.getByRole("table", { name: "31-50 lbs, double coat" })).toBeVisible();
    });

    test("an open answer stays open", slow, async ({ page }) => {
      const hydrate = await openEarly(page, "/faq/");
      await change(page, name);
      await page.locator("summary").nth(1).click();
      await hydrate();
      await expect(page.locator("details[open]")).toHaveCount(1);
      await expect(page.locator("details").nth(1)).toHaveAttribute("open");
    });

    test("the menu stays open", slow, async ({ page }) => {
      const hydrate = await openEarly(page, "/faq/");
      await change(page, name);
      await page.getByRole("button", { name: "Open menu" }).click();
      await hydrate();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    });

    test("a button that was pressed is answered", slow, async ({ page }) => {
      const hydrate = await openEarly(page, "/");
      await change(page, name);
      const reviews = page.getByRole("region", { name: "What Our Clients Say" });
      await reviews.getByRole("button", { name: "Next" }).click();
      await hydrate();
      await expect(reviews.getByRole("status")).toHaveText(/^Reviews 6 to /i);
    });
  });
