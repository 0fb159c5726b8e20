import { contactForm, expectInputKept, fillIn } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { delayRequests, openHydrated, waitForHydration } from "../support/page";
import { foreignChanges } from "../support/foreign-changes";

for (const [change, changePage] of Object.entries(foreignChanges)) {
  test.describe(`with ${change} before hydration`, () => {
    let loadScripts: () => void;
    test.beforeEach(async ({ page, allowedErrors }) => {
      // React replaces the page.
      allowedErrors.push(/Minified React error #(418|419|422|423|425)/);
      loadScripts = await delayRequests(page, /\.js$/);
      await page.goto("/contact/", { waitUntil: "domcontentloaded" });
    });

    test("the contact form keeps its text, also on the next visit", async ({ page }) => {
      await fillIn(page);
      await page.evaluate(changePage);
      await contactForm(page).message.press("End");
      loadScripts();
      await waitForHydration(page);
      await expect(contactForm(page).message).not.toBeEmpty();
      await expectInputKept(page);
      await page.goto("/faq/");
      await openHydrated(page, "/contact/");
      await expectInputKept(page);
    });

    test("a visitor who types keeps focus, caret and every letter", async ({ page }) => {
      await page.evaluate(changePage);
      const { message } = contactForm(page);
      await message.fill("Hello from .");
      await message.press("ArrowLeft");
      const typing = page.keyboard.type("Rex, a very good dog", { delay: 60 });
      loadScripts();
      await Promise.all([typing, waitForHydration(page)]);
      await page.keyboard.type(" indeed");
      await expect(message).toBeFocused();
      await expect(message).toHaveValue("Hello from Rex, a very good dog indeed.");
    });
  });
}
