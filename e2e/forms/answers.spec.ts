import type { Route } from "@playwright/test";
import { contactForm, expectInputKept, fillIn, openContactForm } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { redirectTo, respondWith, respondWithJson } from "../support/forms";
import { waitForHydration } from "../support/hydration";

/*
 * src/lib/forms tests the meaning of each response, src/components/forms messages on their way when a
 * visitor leaves.
 */

test.use({ site: "full" });

const endpoint = "https://formspree.io/f/abcdwxyz";
const thankYouPage = "https://thanks.example/";
const captcha = "<!doctype html><title>Are you a robot?</title>";

const failures: [name: string, respond: (route: Route) => Promise<void>, alert: RegExp][] = [
  ["a captcha's page", respondWith(200, captcha), /^It may have arrived\./],
  ["a redirect to another website", redirectTo(thankYouPage), /^It may have arrived\./],
];

test("with an endpoint, the form keeps its input after failures and reloads until it is sent", async ({
  page,
  violations,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  const { form, send, tryAgain, alert } = await openContactForm(page);
  await fillIn(page);
  for (const [name, respond, expected] of failures) {
    await page.route(endpoint, respond);
    await send.or(tryAgain).click();
    await expect(alert, name).toHaveText(expected);
    await expectInputKept(page);
    await page.unroute(endpoint);
    // Each response must show its own alert.
    await page.reload();
    await waitForHydration(page);
    await expectInputKept(page);
  }
  violations.length = 0; // the redirect
  await page.route(endpoint, respondWithJson(200, { ok: true }));
  await send.click();
  await expect(form).toContainText("Thank you.");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("with an endpoint, the service may redirect to its own page", async ({ page }) => {
    await page.route(endpoint, redirectTo(thankYouPage));
    await page.goto("/contact/");
    await fillIn(page);
    const redirected = page.waitForRequest(thankYouPage);
    await contactForm(page).send.click();
    expect((await redirected).method()).toBe("GET");
  });
});
