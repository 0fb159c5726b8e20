import type { Page } from "@playwright/test";
import { expectInputKept, fillIn, openContactForm } from "../support/contact-form";
import { expect, slow, test } from "../support/fixtures";
import { delayRequests } from "../support/delay-requests";

/* Errors in Gatsby's components, which no error boundary catches. */

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/broken on purpose|__params/, /Minified React error #(418|419|423|425)/);
});

/** Serves page data that makes Gatsby's page renderer throw. */
const breakPage = (page: Page, path: string) =>
  page.route(`**/page-data/${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: object };
    await route.fulfill({
      response,
      json: { ...body, result: { ...body.result, pageContext: null } },
    });
  });

const waitForError = (page: Page) => page.waitForEvent("pageerror");

async function expectPlainPage(page: Page) {
  await expect(page.getByRole("banner").getByRole("link", { name: /^\(512\)/ })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const loaded = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await loaded;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
}

test("a visitor keeps the built page, its head and its links after an error during hydration", async ({
  page,
}) => {
  await breakPage(page, "index");
  const release = await delayRequests(page, /\/(framework|app)-/);
  await page.goto("/");
  const head = page.locator("head title, head link[rel=canonical], head meta[name=description]");
  const before = await head.evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).sort());
  const next = page.getByRole("button", { name: "Next photo" });
  await next.click();
  await expect(next).toHaveAttribute("aria-busy", "true");
  const error = waitForError(page);
  release();
  await error;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("In Dogs We Trust");
  await expect(next).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("link", { name: "Book Now!" })).toHaveAttribute("href", /^https:/);
  const after = await head.evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).sort());
  expect(after).toEqual(before);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expectPlainPage(page);
});

test("a visitor keeps the input and the head after a later error", async ({ page }) => {
  await openContactForm(page);
  await fillIn(page);
  const error = waitForError(page);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error("broken on purpose");
    };
    location.hash = "main";
  });
  await error;
  await expectInputKept(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
  await page.goBack();
  await expectInputKept(page);
  await expectPlainPage(page);
});

test(
  "after an error during navigation, the browser loads the page once, and Back loads the previous page",
  slow,
  async ({ page }) => {
    await breakPage(page, "faq");
    await page.goto("/contact/");
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
    await page.waitForLoadState("networkidle");
    await page.getByText("How much does").first().click();
    await expect(page.locator("details[open]")).toHaveCount(1);
    expect(loads).toBe(1);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions?");
  },
);
