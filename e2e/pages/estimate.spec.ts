import type { Page } from "@playwright/test";
import { chatLog, choose, latestTurn, openChat } from "../support/chat";
import { partsOf as contactForm } from "../support/contact-form";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/* What becomes of an estimate; how it is booked is in src/components/prices. */

const [size, coat] = [content.dogSizes[2], content.coats[2]];
const dog = `${size?.range}, ${coat?.label.toLowerCase()} coat`;
const { name: shop, url } = content.site;

const estimator = (page: Page) => page.getByRole("region", { name: "The price for your dog" });
const copy = (page: Page) => page.getByRole("button", { name: "Copy" });

/** Opens the services page with a dog chosen. */
async function openEstimate(page: Page) {
  await page.goto(`/services/?size=${size?.id}&coat=${coat?.id}`);
  await isHydrated(page);
  await expect(page.getByRole("table", { name: dog })).toBeVisible();
}

/** Chooses the same dog in the chat. */
async function estimateInChat(page: Page) {
  await page.goto("/");
  await openChat(page);
  await choose(page, /^Pricing/, new RegExp(`^${size?.range}`), new RegExp(`^${coat?.label}`));
}

const estimate = `Price estimate: ${dog}\n[^$]+: \\$\\d`;

test("sent to the shop, it is in the contact form's message, and stays there through a reload", async ({
  page,
}) => {
  await openEstimate(page);
  await page.getByRole("button", { name: "Send to the shop" }).click();
  await expect(page).toHaveURL("/contact/");
  const { form, message } = contactForm(page);
  await expect(message).toHaveValue(new RegExp(`^${estimate}`));
  await expect(form).toContainText("Your estimate is in the message below.");
  await message.press("ControlOrMeta+End");
  await message.pressSequentially(" On Monday?");
  await page.reload();
  await isHydrated(page);
  await expect(message).toHaveValue(/ On Monday\?$/);
  await expect(form).not.toContainText("Your estimate is in");
});

test("sent from the chat, it arrives there, too, and nothing of the chat is over the page", async ({
  page,
}) => {
  await estimateInChat(page);
  await chatLog(page).getByRole("button", { name: "Send to the shop" }).click();
  await expect(page).toHaveURL("/contact/");
  await expect(contactForm(page).message).toHaveValue(new RegExp(`^${estimate}`));
  await contactForm(page).message.click();
});

test("copied, it is in the clipboard, and the page says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEstimate(page);
  await copy(page).click();
  await expect(estimator(page).getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${shop}\n${estimate}[^]*\n${url}/services/`),
  );
  await estimateInChat(page);
  await copy(page).click();
  await expect(latestTurn(page)).toContainText("Copied.");
});
