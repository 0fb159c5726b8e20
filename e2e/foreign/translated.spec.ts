import { chatLog, chatWindow, choose, latestTurn } from "../support/chat";
import { expectInputKept, fillIn, labels, contactForm } from "../support/contact-form";
import { expect, slow, test } from "../support/fixtures";
import { respondWith, respondWithJson } from "../support/forms";
import { expectTranslated, expectCompletePage, openTranslated } from "../support/translation";

/* React changes and removes texts that a translator has replaced. The new words are in capital letters. */

for (const moment of ["after", "before"] as const)
  test.describe(`translated ${moment} hydration`, moment === "after" ? {} : slow, () => {
    test.beforeEach(({ allowedErrors }) => {
      if (moment === "before") allowedErrors.push(/Minified React error #(418|419|422|423|425)/);
    });

    test("the estimator shows each choice", async ({ page }) => {
      await openTranslated(page, "/services/", moment);
      const choice = (label: RegExp) => page.getByRole("radio", { name: label });
      const estimate = (name: RegExp) => page.getByRole("table", { name });
      await choice(/^31-50 lbs/i).check();
      await choice(/^Double/i).check();
      await expect(estimate(/^31-50 lbs, double coat$/i)).toBeVisible();
      await expect(page.getByText(/Not offered for this coat/i)).toHaveCount(0);
      await choice(/^Short/i).check();
      await expect(estimate(/^31-50 lbs, short coat$/i)).toBeVisible();
      await expect(page.getByText(/^Not offered for this coat: .* Sales tax is/i)).toBeVisible();
      await choice(/^Long/i).check();
      await choice(/^51-70 lbs/i).check();
      await expect(estimate(/^51-70 lbs, long coat$/i)).toBeVisible();
      await expect(page.getByText(/Not offered for this coat/i)).toHaveCount(0);
      await expect(page.getByText(/Sales tax is/i).last()).toBeVisible();
      await expectTranslated(page);
      await expectCompletePage(page);
    });

    test("the photos' button names what it does", slow, async ({ page }) => {
      await openTranslated(page, "/", moment);
      const pause = page.getByRole("button", { name: "Pause photos" });
      await expect(pause).toHaveText("PAUSE");
      await pause.click();
      const play = page.getByRole("button", { name: "Play photos" });
      await expect(play).toHaveText("PLAY");
      await expect(play).toBeFocused();
      await page.getByRole("button", { name: "Next photo" }).click();
      await page.getByRole("button", { name: "Previous photo" }).click();
      await play.click();
      await expect(pause).toHaveText("PAUSE");
      const reviews = page.getByRole("region", { name: "What Our Clients Say" });
      for (const range of [/^Reviews 6 to /i, /^Reviews (11|1) to /i]) {
        await reviews.getByRole("button", { name: "Next" }).click();
        await expect(reviews.getByRole("status")).toHaveText(range);
      }
      await expectCompletePage(page);
    });

    test("the chat answers", slow, async ({ page }) => {
      await openTranslated(page, "/", moment);
      await page.getByRole("button", { name: /^Chat assistant$/i }).click();
      await expect(chatLog(page)).not.toBeEmpty();
      await choose(page, /^Pricing$/i, /^31-50 lbs/i, /^Short/i);
      await expect(latestTurn(page)).toContainText(/Not offered for this coat/i);
      await choose(page, /^Ask Another Question$/i, /^Pricing$/i, /^31-50 lbs/i, /^Double/i);
      await expect(latestTurn(page)).toContainText(/31-50 lbs, double coat/i);
      await choose(page, /^Ask Another Question$/i, /^Dental care$/i, /^Learn more$/i);
      await expect(chatLog(page).getByRole("article")).toContainText(/Teeth/i);
      await page.keyboard.press("Escape");
      await expect(chatWindow(page)).toBeHidden();
      await expectCompletePage(page);
    });

    test("a post opens over the blog and closes", slow, async ({ page }) => {
      await openTranslated(page, "/blog/", moment);
      const cards = page.getByRole("main").getByRole("article").getByRole("link");
      await cards.first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading").first()).toBeVisible();
      await expectTranslated(page);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expectCompletePage(page);
    });

    test("the menu opens, closes, and leads on", slow, async ({ page }) => {
      await openTranslated(page, "/faq/", moment);
      const open = page.getByRole("button", { name: "Open menu" });
      const menu = page.getByRole("dialog", { name: "Menu" });
      await open.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await open.click();
      await menu.getByRole("link", { name: /^Services$/i }).click();
      await expect(page).toHaveURL("/services/");
      await expect(menu).toBeHidden();
      await expectTranslated(page);
      await expectCompletePage(page);
    });

    test("forms without a service hand their words over", async ({ page }) => {
      await openTranslated(page, "/contact/", moment);
      const { form, message, send } = contactForm(page);
      await fillIn(page);
      await expect(form.getByText(/^\d+ \/ 500$/)).not.toHaveText("0 / 500");
      await form
        .getByRole("button", { name: /^Send message$/i })
        .or(send)
        .click();
      await expect(form).toContainText(/One more step/i);
      await expect(message).not.toBeEmpty();
      const newsletter = page.getByRole("form", { name: "Newsletter" });
      await newsletter.getByRole("textbox").fill("ada@example.com");
      await newsletter.getByRole("button", { name: /^Subscribe$/i }).click();
      await expect(newsletter).toContainText(/One more step/i);
      await expectInputKept(page);
      await expectCompletePage(page);
    });

    test.describe("with an endpoint", () => {
      test.use({ site: "full" });

      test("forms show each outcome", async ({ page, allowedErrors }) => {
        allowedErrors.push(/Failed to load resource/);
        const service = "https://forms.example/*";
        await openTranslated(page, "/contact/", moment);
        const { form, field, alert } = contactForm(page);
        const send = form.getByRole("button", { name: /^(Send message|Try again)$/i });
        await fillIn(page);
        const endings = [
          [respondWith(200, "<title>Captcha</title>"), /^It may have arrived/i],
          [respondWith(500), /^Something broke on our side/i],
          [respondWithJson(200, { success: false }), /^This was not accepted/i],
        ] as const;
        for (const [respond, expected] of endings) {
          await page.route(service, respond);
          await send.click();
          await expect(alert).toHaveText(expected);
          await expectInputKept(page);
          await page.unroute(service);
        }
        await page.route(service, respondWithJson(200, { ok: true }));
        await send.click();
        await expect(form).toContainText(/Thank you\. We will answer to ada@example\.com\./i);
        for (const label of labels) await expect(field(label)).toHaveValue("");
        const newsletter = page.getByRole("form", { name: "Newsletter" });
        await newsletter.getByRole("textbox").fill("ada@example.com");
        await newsletter.getByRole("button", { name: /^Subscribe$/i }).click();
        await expect(newsletter.getByRole("status")).toContainText(/^Thank you\./i);
        await expectCompletePage(page);
      });
    });
  });
