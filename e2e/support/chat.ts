import type { Page } from "@playwright/test";
import { content } from "./content";
import { expect } from "./fixtures";

export const [greeting = ""] = content.chat.greeting.split("{");

export const chatButton = (page: Page) => page.getByRole("button", { name: "Chat assistant" });

export const chatWindow = (page: Page) => page.getByRole("dialog", { name: "Chat" });

export const chatLog = (page: Page) => chatWindow(page).getByRole("log");

/** The options below the messages. */
export const chatOptions = (page: Page) => chatWindow(page).locator("[role=log] + div");

/** Whether a URL is the chat's code or data. */
export const isChat = (url: string | URL) => /^\/chat[.-]/.test(new URL(url).pathname);

export async function openChat(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(chatLog(page)).toContainText(greeting);
}

/** Presses buttons of the conversation in order; a string is a complete name. */
export async function choose(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names)
    await chatWindow(page)
      .getByRole("button", { name, exact: typeof name === "string" })
      .click();
}

export const latestTurn = (page: Page) => chatLog(page).locator("> :last-child");
