import type { Page } from "@playwright/test";
import { cardOf, posts } from "../support/blog-posts";
import { chatLog, chatButton } from "../support/chat";
import { open as openContact, partsOf as contactForm } from "../support/contact-form";
import { bothSizes, expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { isHydrated } from "../support/hydration";

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
  "all questions open": async (page) => {
    await page.goto("/faq/");
    for (const question of await page.getByRole("main").locator("summary").all())
      await question.click();
    await expect(page.locator("details:not([open])")).toHaveCount(0);
  },
  "a price worked out": async (page) => {
    await page.goto("/services/?size=medium&coat=double");
    await expect(
      page.getByRole("region", { name: "for your dog" }).getByRole("table"),
    ).toBeVisible();
  },
  "the posts with a tag": async (page) => {
    await page.goto("/blog/");
    await page.getByRole("navigation", { name: "Posts by topic" }).getByRole("link").nth(1).click();
    await expect(page).not.toHaveURL("/blog/");
  },
  "the last reviews, the photos paused": async (page) => {
    await page.goto("/");
    await isHydrated(page);
    await page.getByRole("button", { name: "Pause photos" }).click();
    await page.getByRole("button", { name: "Page 6" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Reviews 26 to 27" })).toBeVisible();
  },
};

/** The same of dialogs, which take a phone's whole screen and lie over a desktop's page. */
const dialogStates: typeof states = {
  "the chat on its way": async (page) => {
    await holdRequests(page, "**/chat.json*");
    await page.goto("/");
    await chatButton(page).click();
    await expect(chatLog(page)).toBeVisible();
  },
  "a post open": async (page) => {
    await openPost(page);
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).not.toHaveCount(0);
  },
  "a post on its way": async (page) => {
    await page.goto("/blog/");
    await isHydrated(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await holdRequests(page, /\/page-data\/blog\/[^/]+\//);
    await cardOf(page, newest).click();
    await expect(page.getByRole("dialog", { name: newest.title })).toBeVisible();
  },
};

const [newest = { title: "", path: "" }] = posts;

async function openPost(page: Page): Promise<void> {
  await page.goto("/blog/");
  await isHydrated(page);
  await cardOf(page, newest).click();
}

for (const [name, enter] of Object.entries({ ...states, ...dialogStates }))
  test(
    `${name}: no accessibility violations`,
    name in dialogStates ? bothSizes : {},
    async ({ page, axe }) => {
      await enter(page);
      expect(await axe()).toEqual([]);
    },
  );
