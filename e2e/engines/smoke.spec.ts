import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test as base, type TestType } from "@playwright/test";
import sharp from "sharp";
import { posts } from "../support/blog-posts";
import { content } from "../support/content";
import { builtSite } from "../../test/sites/sites.mjs";
import { Page, type Browser } from "./engine";
import { startFirefox } from "./firefox";
import { startWebkit } from "./webkit";

// Playwright's own browser and page aren't used here.
const bare = base as unknown as TestType<object, object>;

const test = bare.extend<{ page: Page }, { browser: Browser }>({
  browser: [
    async ({}, use, { project }) => {
      const browser = await (project.name === "firefox" ? startFirefox() : startWebkit());
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  page: async ({ browser }, use) => {
    const before = browser.errors().length;
    await use(new Page(browser, builtSite.address));
    await browser.goto("about:blank");
    expect(browser.errors().slice(before), "errors and violations of the policy").toEqual([]);
  },
});

test.describe.configure({ mode: "default" }); // one window at a time

test("the menu opens, closes with Escape, and leads to a page", async ({ page, browser }) => {
  const [{ href } = { href: "" }] = content.navigation.header;
  const menu = "dialog[aria-label=Menu]";
  await page.open("/");
  await page.click("[aria-label='Open menu']");
  await page.see(menu);
  await browser.press("Escape");
  await page.miss(menu);
  await page.click("[aria-label='Open menu']");
  await page.click(`${menu} a[href='${href}']`);
  await page.expectPath(href);
  await page.miss(menu);
});

test("photos and reviews advance", async ({ page }) => {
  const reviews = "section:has(nav [role=status])";
  await page.open("/");
  await page.click("[aria-label='Next photo']");
  await page.see("[aria-label='2 of 12']");
  await page.click(`${reviews} button`, "Next");
  await page.see(`${reviews} [role=status]`, "Reviews 6 to ");
});

test("the chat quotes a price, and keeps it until the window opens again", async ({ page }) => {
  const chat = "dialog#chat";
  const choice = `${chat} [role=log] + div button`;
  await page.open("/");
  await page.click("[commandfor=chat]");
  await page.click(choice, "Pricing");
  await page.click(choice, content.dogSizes[0]?.range);
  await page.click(choice, content.coats[0]?.label);
  await page.see(`${chat} [role=log] *`, "$");
  await page.click(`${chat} button`, "Close chat");
  await page.miss(chat);
  await page.click("[commandfor=chat]");
  await page.see(`${chat} [role=log] *`, "$");
});

test("the estimator's choice is in the URL", async ({ page }) => {
  await page.open("/services/");
  await page.click("label:has(input[name=size])");
  await page.click("label:has(input[name=coat])");
  const search = () => page.evaluate(() => location.search);
  await expect.poll(search).toContain(content.coats[0]?.id ?? "");
});

test("a post opens over the grid, and Back closes it", async ({ page }) => {
  const [{ title, path } = { title: "", path: "" }] = posts;
  await page.open("/blog/");
  await page.see("main");
  await expect
    .poll(() => page.evaluate(() => document.documentElement.hasAttribute("data-hydrated")))
    .toBe(true);
  await page.click(`main a[href='${path}']`);
  await page.see("dialog h1, dialog h2", title);
  await page.expectPath(path);
  await page.evaluate(() => history.back());
  await page.miss("dialog");
  await page.expectPath("/blog/");
});

test("the contact form names a required field", async ({ page }) => {
  await page.open("/contact/");
  await page.click("form button[type=submit]", "Send");
  const invalid = () => page.evaluate(() => document.activeElement?.matches(":invalid"));
  await expect.poll(invalid).toBe(true);
});

test('"Download PNG" saves the poster as a picture', async ({ page, browser }) => {
  await page.open("/qr-poster/");
  await page.click("button", "Download PNG");
  // The file exists before it is complete.
  await expect(async () => {
    const [file = ""] = readdirSync(browser.downloads).filter((name) => name.endsWith(".png"));
    const { width, height } = await sharp(join(browser.downloads, file)).metadata();
    expect({ width, height }).toEqual({ width: 2550, height: 3300 });
  }).toPass({ timeout: 40_000 });
});
