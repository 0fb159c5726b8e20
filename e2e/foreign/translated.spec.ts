import type { Page } from "@playwright/test";
import { lengthLabel, messageLimit } from "../../src/lib/forms/message-limit";
import { chatLog, chatWindow, choose, latestTurn } from "../support/chat";
import { contactForm, expectInputKept, fillIn } from "../support/contact-form";
import { reviewsFrom } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { delayRequests, waitForHydration } from "../support/page";
import { translatePage } from "../support/foreign-changes";

/*
 * React changes and removes texts that a translator has replaced. The simulated translator changes
 * them to capital letters. src/components/forms tests each result of a translated form.
 */

/** Texts of the page that aren't translated yet. Runs in the browser. */
function findUntranslated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (
      /[a-z]/.test(data) &&
      !parentElement?.closest("script, style, noscript, textarea, svg, [translate=no]")
    )
      found.push(data);
  }
  return found;
}

const expectTranslated = (page: Page) =>
  expect.poll(() => page.evaluate(findUntranslated)).toEqual([]);

/** Opens a page and translates it before or after hydration. */
async function openTranslated(page: Page, path: string, moment: "before" | "after") {
  const release = await delayRequests(page, /\.js$/);
  if (moment === "after") release();
  await page.goto(path, { waitUntil: "domcontentloaded" });
  if (moment === "after") await waitForHydration(page);
  await page.evaluate(translatePage);
  release();
  await waitForHydration(page);
  await expectTranslated(page);
}

/** Expects header, main content and footer, and no failed section. */
const expectCompletePage = async (page: Page) => {
  await expect(page.getByText(/this part of the page didn’t load/i)).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
};

for (const moment of ["after", "before"] as const)
  test.describe(`translated ${moment} hydration`, moment === "after" ? {} : slow, () => {
    // Also after the hydration of the page: its later sections are still waiting for theirs.
    test.beforeEach(({ allowedErrors }) => {
      allowedErrors.push(/Minified React error #(418|419|422|423|425)/);
    });

    test.afterEach(({ page }) => expectCompletePage(page));

    test("the estimator shows each choice, and the menu leads to another page", async ({
      page,
    }) => {
      await openTranslated(page, "/services/", moment);
      const choice = (label: RegExp) => page.getByRole("radio", { name: label });
      const estimate = (name: RegExp) => page.getByRole("table", { name });
      await choice(/^31-50 lbs/i).check();
      await choice(/^Double/i).check();
      await expect(estimate(/^31-50 lbs, double coat$/i)).toBeVisible();
      await expect(page.getByText(/No listed price/i)).toHaveCount(0);
      await choice(/^Short/i).check();
      await expect(estimate(/^31-50 lbs, short coat$/i)).toBeVisible();
      await expect(page.getByText(/^No listed price for 31-50 lbs, short coat: /i)).toBeVisible();
      await choice(/^Long/i).check();
      await choice(/^51-70 lbs/i).check();
      await expect(estimate(/^51-70 lbs, long coat$/i)).toBeVisible();
      await expect(page.getByText(/No listed price/i)).toHaveCount(0);
      await expect(page.getByRole("columnheader", { name: /sales tax/i })).toBeVisible();
      await expectTranslated(page);
      await expectCompletePage(page);

      const open = page.getByRole("button", { name: "Open menu" });
      const menu = page.getByRole("dialog", { name: "Menu" });
      await open.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await open.click();
      await menu.getByRole("link", { name: /^FAQ$/i }).click();
      await expect(page).toHaveURL("/faq/");
      await expect(menu).toBeHidden();
      await expectTranslated(page);
    });

    test("photos, reviews and chat respond", slow, async ({ page }) => {
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
      for (const range of [reviewsFrom(2), `${reviewsFrom(3)}|${reviewsFrom(1)}`]) {
        await reviews.getByRole("button", { name: "Next" }).click();
        await expect(reviews.getByRole("status")).toHaveText(new RegExp(range, "i"));
      }

      await page.getByRole("button", { name: /^Chat assistant$/i }).click();
      await expect(chatLog(page)).not.toBeEmpty();
      await choose(page, /^Pricing$/i, /^31-50 lbs/i, /^Short/i);
      await expect(latestTurn(page)).toContainText(/No listed price/i);
      await choose(page, /^Ask Another Question$/i, /^Pricing$/i, /^31-50 lbs/i, /^Double/i);
      await expect(latestTurn(page)).toContainText(/31-50 lbs, double coat/i);
      await choose(page, /^Ask Another Question$/i, /^Dental care$/i, /^Learn more$/i);
      await expect(chatLog(page).getByRole("article")).toContainText(/Teeth/i);
      await page.keyboard.press("Escape");
      await expect(chatWindow(page)).toBeHidden();
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
    });

    test("forms without a service open the visitor's email app", async ({ page }) => {
      await openTranslated(page, "/contact/", moment);
      const { form, message } = contactForm(page);
      await fillIn(page);
      await expect(form.getByText(new RegExp(`^\\d+ / ${messageLimit}$`))).not.toHaveText(
        lengthLabel(0),
      );
      await form.getByRole("button", { name: /^Send message$/i }).click();
      await expect(form).toContainText(/One more step/i);
      await expect(message).not.toBeEmpty();
      const newsletter = page.getByRole("form", { name: "Newsletter" });
      await newsletter.getByRole("textbox").fill("ada@example.com");
      await newsletter.getByRole("button", { name: /^Subscribe$/i }).click();
      await expect(newsletter).toContainText(/One more step/i);
      await expectInputKept(page);
    });
  });
