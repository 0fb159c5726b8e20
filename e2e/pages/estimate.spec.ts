import type { Page } from "@playwright/test";
import { chatLog, choose, latestTurn, openChat } from "../support/chat";
import { partsOf as contactForm } from "../support/contact-form";
import { bookingAddress, content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/* What becomes of an estimate, on the services page and in the chat. */

const [size, coat] = [content.dogSizes[2], content.coats[2]];
const choice = `?size=${size?.id}&coat=${coat?.id}`;
const dog = `${size?.range}, ${coat?.label.toLowerCase()} coat`;
const { name: shop, url } = content.site;

const estimator = (page: Page) => page.getByRole("region", { name: "The price for your dog" });
const send = (page: Page) => page.getByRole("button", { name: "Send to the shop" });
const copy = (page: Page) => page.getByRole("button", { name: "Copy" });

/** Opens the services page with a dog chosen. */
async function openEstimate(page: Page) {
  await page.goto(`/services/${choice}`);
  await isHydrated(page);
  await expect(page.getByRole("table", { name: dog })).toBeVisible();
}

/** The message with the estimate below what was written before. */
const messageWith = (own: string) => new RegExp(`^${own}Price estimate: ${dog}\n[^$]+: \\$\\d`);

/** Chooses the same dog in the chat. */
async function estimateInChat(page: Page) {
  await page.goto("/");
  await openChat(page);
  await choose(page, /^Pricing/, new RegExp(`^${size?.range}`), new RegExp(`^${coat?.label}`));
}

test.describe("with parameters of the booking provider's", () => {
  test.use({ site: "full" });

  const addresses = content.prices.map(
    ({ id }) => `${bookingAddress}&dog-size=${size?.id}&coat=${coat?.id}&service=${id}`,
  );
  const hrefs = (page: Page) =>
    page
      .getByRole("list", { name: "Book this" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

  test("each service is booked for the dog", bothSizes, async ({ page, axe }) => {
    await openEstimate(page);
    expect(await hrefs(page)).toEqual(addresses);
    expect(await axe("#estimate")).toEqual([]);
    await estimateInChat(page);
    expect(await hrefs(page)).toEqual(addresses);
    expect(await axe("[role=log]")).toEqual([]);
  });
});

test.describe("sent to the shop", () => {
  test("is in the contact form's message, and stays there through a reload", async ({
    page,
    axe,
  }) => {
    await openEstimate(page);
    await send(page).click();
    await expect(page).toHaveURL("/contact/");
    const { form, message } = contactForm(page);
    await expect(message).toHaveValue(messageWith(""));
    await expect(form).toContainText("Your estimate is in the message below.");
    expect(await axe("main")).toEqual([]);
    await message.press("ControlOrMeta+End");
    await message.pressSequentially(" On Monday?");
    await page.reload();
    await isHydrated(page);
    await expect(message).toHaveValue(/ On Monday\?$/);
    await expect(form).not.toContainText("Your estimate is in");
  });

  test("comes out of the chat, too", async ({ page }) => {
    await estimateInChat(page);
    await chatLog(page).getByRole("button", { name: "Send to the shop" }).click();
    await expect(page).toHaveURL("/contact/");
    await expect(contactForm(page).message).toHaveValue(messageWith(""));
    await contactForm(page).message.click(); // nothing of the chat is over the page
  });
});

test.describe("copied", () => {
  const inClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const isEstimate = new RegExp(`^${shop}\nPrice estimate: ${dog}\n[^]*\n${url}/services/`);

  test("is in the clipboard, and the page says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openEstimate(page);
    await copy(page).click();
    await expect(estimator(page).getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
    expect(await inClipboard(page)).toMatch(isEstimate);
    await estimateInChat(page);
    await copy(page).click();
    await expect(latestTurn(page)).toContainText("Copied.");
  });

  test("where the browser refuses, is shown and selected", bothSizes, async ({ page, axe }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await openEstimate(page);
    await copy(page).click();
    await expect(estimator(page).getByRole("blockquote")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString() ?? ""))
      .toMatch(isEstimate);
    expect(await axe("#estimate")).toEqual([]);
  });
});

test("is booked, sent and copied by keyboard, in this order", async ({ page }) => {
  await openEstimate(page);
  await estimator(page).getByRole("radio", { name: coat?.label }).focus();
  await page.keyboard.press("Tab");
  await expect(estimator(page).getByRole("link", { name: "Book this" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact/");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no button promises what it can't do", async ({ page }) => {
    await page.goto(`/services/${choice}`);
    await expect(estimator(page).getByRole("button")).toHaveCount(0);
    await expect(estimator(page).getByRole("radio")).toHaveCount(0);
    await expect(estimator(page).locator("noscript")).toBeVisible();
  });
});
