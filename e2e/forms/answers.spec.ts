import type { Route } from "@playwright/test";
import { expectInputKept, fillIn, openContactForm, contactForm } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { respondWith, respondWithJson, redirectTo } from "../support/forms";
import { waitForHydration } from "../support/hydration";

/* src/lib/forms/read-answer.test.ts tests the meaning of each response. */

const endpoint = "https://forms.example/contact";
const thankYouPage = "https://thanks.example/";
const captcha = "<!doctype html><title>Are you a robot?</title>";

const endings: [what: string, answer: (route: Route) => Promise<void>, alert: RegExp][] = [
  ["a captcha's page", respondWith(200, captcha), /^It may have arrived\./],
  ["an answer that the browser hides", (route) => route.abort(), /^It may have arrived\./],
  ["a redirect to another website", redirectTo(thankYouPage), /^It may have arrived\./],
  [
    "a refusal with the status 200",
    respondWithJson(200, { success: false }),
    /^This was not accepted\./,
  ],
  [
    "a text for the developer",
    respondWithJson(403, { error: "reCAPTCHA must be disabled for this form" }),
    /^This was not accepted\./,
  ],
];

test.describe("with an endpoint", () => {
  test.use({ site: "full" });

  for (const [what, respond, expected] of endings)
    test(`${what} doesn't take the words, and a further try succeeds`, async ({
      page,
      violations,
      allowedErrors,
    }) => {
      allowedErrors.push(/Failed to load resource/);
      await page.route(endpoint, respond);
      const { form, send, tryAgain, alert } = await openContactForm(page);
      await fillIn(page);
      await send.click();
      await expect(alert).toHaveText(expected);
      await expectInputKept(page);
      await page.reload();
      await waitForHydration(page);
      await expectInputKept(page);
      violations.length = 0; // the redirect

      await send.click();
      await expect(alert).toHaveText(expected);
      await page.unroute(endpoint);
      await page.route(endpoint, respondWithJson(200, { ok: true }));
      await send.or(tryAgain).click();
      await expect(form).toContainText("Thank you.");
      violations.length = 0;
    });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the service may lead to its page for thanks", async ({ page }) => {
      await page.route(endpoint, redirectTo(thankYouPage));
      await page.goto("/contact/");
      await fillIn(page);
      const following = page.waitForRequest(thankYouPage);
      await contactForm(page).send.click();
      expect((await following).method()).toBe("GET");
    });
  });
});
