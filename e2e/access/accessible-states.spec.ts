import type { Page } from "@playwright/test";
import { chatButton, chatLog } from "../support/chat";
import { open as openContact, partsOf as contactForm } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { isHydrated } from "../support/hydration";
import { gotoGrid, openPost } from "../support/post-dialog";

/** States of pages that no address leads to, and how a visitor comes into them. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  "the menu open": async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/404.html");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  },
  "the contact form refused by the browser": async (page) => {
    await openContact(page);
    await contactForm(page).send.click();
    await expect(contactForm(page).field("Email")).toBeFocused();
  },
  "the last reviews, the photos paused": async (page) => {
    await page.goto("/");
    await isHydrated(page);
    await page.getByRole("button", { name: "Pause photos" }).click();
    await page.getByRole("button", { name: "Page 6" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Reviews 26 to 27" })).toBeVisible();
  },
  "the chat on its way": async (page) => {
    await holdRequests(page, "**/chat.json*");
    await page.goto("/");
    await chatButton(page).click();
    await expect(chatLog(page)).toBeVisible();
  },
  "a post open": async (page) => {
    await gotoGrid(page);
    await openPost(page);
  },
};

for (const [name, enter] of Object.entries(states))
  test(`${name}: no accessibility violations`, async ({ page, axe }) => {
    await enter(page);
    expect(await axe()).toEqual([]);
  });
