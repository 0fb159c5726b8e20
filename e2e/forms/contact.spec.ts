import type { Page, Route } from "@playwright/test";
import {
  expectInputKept,
  fillIn,
  labels,
  openContactForm,
  contactForm,
} from "../support/contact-form";
import { lengthLabel } from "../../src/lib/forms/message-limit";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/page";

/* src/components/forms tests every result and the fields' errors, src/lib/forms the meaning of responses. */

const endpoint = "https://formspree.io/f/abcdwxyz";
const posted =
  "first-name=Ada&last-name=Byron&email=ada%40example.com&petname=Rex+%26+Co" +
  "&phone=%28512%29+555-0100&message=Two+dogs%2C%0D%0Aone+bath%3F";
const { site } = content;

const thankYouPage = "https://thanks.example/";
const captcha = "<!doctype html><title>Are you a robot?</title>";

const headers = { "access-control-allow-origin": "*" };
const confirm = (route: Route) => route.fulfill({ headers, json: { ok: true } });
const redirect = (route: Route) =>
  route.fulfill({ status: 303, headers: { ...headers, location: thankYouPage } });

async function recordOpenedUrls(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Page.frameRequestedNavigation", ({ url }) => addresses.push(url));
  await session.send("Page.enable");
  return addresses;
}

/** Responses that don't confirm the message. */
const unclear = {
  "a captcha's page": (route: Route) =>
    route.fulfill({ headers, contentType: "text/html", body: captcha }),
  "a redirect to another website": redirect,
};

test.describe("with an endpoint", () => {
  test.use({ site: "full" });

  test("a visitor gets a confirmation, and an empty form", async ({ page, axe }) => {
    await page.route(endpoint, confirm);
    const { form, field, send } = await openContactForm(page);
    await send.click();
    await expect(field("Email")).toBeFocused(); // the browser requires the email
    for (const text of [/^Write your email address/, /^Write a few words/])
      await expect(form.getByText(text)).toBeVisible();
    expect(await axe()).toEqual([]);
    await fillIn(page);
    const sending = page.waitForRequest(endpoint);
    await send.click();
    const request = await sending;
    expect(request.method()).toBe("POST");
    expect(request.postData()).toBe(posted);
    await expect(form).toContainText("Thank you. We’ll reply to ada@example.com.");
    for (const label of labels) await expect(field(label)).toHaveValue("");
    expect(await axe("main")).toEqual([]);
  });

  test("an offline visitor's input stays until the connection returns, even after a reload", async ({
    page,
    context,
    axe,
    allowedErrors,
  }) => {
    // The page view, if it is sent while the browser is offline.
    allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const { form, send, tryAgain, alert } = await openContactForm(page);
    await fillIn(page);
    await context.setOffline(true);
    await send.click();
    await expect(alert).toContainText("You are offline");
    await expect(tryAgain).toBeFocused();
    await expectInputKept(page);
    expect(await axe("main")).toEqual([]);

    await context.setOffline(false);
    await page.reload();
    await waitForHydration(page);
    await expectInputKept(page);
    await page.route(endpoint, confirm);
    await send.click();
    await expect(form).toContainText("Thank you");
  });

  test("the form keeps its input after failures and reloads until it is sent", async ({
    page,
    violations,
    allowedErrors,
  }) => {
    allowedErrors.push(/Failed to load resource/);
    const { form, send, tryAgain, alert } = await openContactForm(page);
    await fillIn(page);
    for (const [name, respond] of Object.entries(unclear)) {
      await page.route(endpoint, respond);
      await send.or(tryAgain).click();
      await expect(alert, name).toHaveText(/^It may have arrived\./);
      await expectInputKept(page);
      await page.unroute(endpoint);
      // Each response must show its own alert.
      await page.reload();
      await waitForHydration(page);
      await expectInputKept(page);
    }
    violations.length = 0; // the redirect
    await page.route(endpoint, confirm);
    await send.click();
    await expect(form).toContainText("Thank you.");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the service may redirect to its own page", async ({ page }) => {
      await page.route(endpoint, redirect);
      await page.goto("/contact/");
      await fillIn(page);
      const redirected = page.waitForRequest(thankYouPage);
      await contactForm(page).send.click();
      expect((await redirected).method()).toBe("GET");
    });

    test("the browser posts the message to the endpoint", async ({ page }) => {
      await page.route(endpoint, (route) =>
        route.fulfill({ contentType: "text/plain", body: "Thank you" }),
      );
      await page.goto("/contact/");
      await fillIn(page);
      const sending = page.waitForRequest(endpoint);
      await contactForm(page).send.click();
      const request = await sending;
      expect(request.method()).toBe("POST");
      expect(request.postData()).toBe(`${posted}&favorite-toy=`);
      await expect(page).toHaveURL(endpoint);
    });
  });
});

test.describe("without an endpoint", () => {
  test("the message opens in the visitor's email app, and can be copied", async ({
    page,
    context,
    axe,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { form, send } = await openContactForm(page);
    const openedUrls = await recordOpenedUrls(page);
    await fillIn(page);
    await send.click();
    await expect(form).toContainText("One more step: press Send in your email app.");
    await expect.poll(() => openedUrls).toHaveLength(1);
    const mail = new URL(openedUrls[0] ?? "");
    const body =
      "Two dogs,\none bath?\n\nName: Ada Byron\nEmail: ada@example.com\nPets name: Rex & Co\nPhone: (512) 555-0100";
    expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
    expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(body);
    await form.getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(body);
    expect(await axe("main")).toEqual([]);
  });

  test.describe("without scripts", slow, () => {
    test.use({ javaScriptEnabled: false });

    test("the browser opens the message in the visitor's email app", async ({ page }) => {
      await page.goto("/contact/");
      const openedUrls = await recordOpenedUrls(page);
      const { form, send } = contactForm(page);
      await expect(form.getByText(lengthLabel(0))).toBeHidden();
      await fillIn(page);
      await send.click();
      await expect.poll(() => openedUrls).toHaveLength(1);
      const mail = new URL(openedUrls[0] ?? "");
      expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
      expect(mail.searchParams.get("body")).toMatch(/email=ada@example\.com\s+petname=Rex/);
    });
  });
});
