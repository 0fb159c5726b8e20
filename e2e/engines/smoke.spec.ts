import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import sharp from "sharp";
import { posts } from "../support/blog-posts";
import { content, reviewsFrom } from "../support/content";
import { seenPhotos } from "../support/photo-carousel";
import { builtSite } from "../../test/builds/sites.mjs";
import { type Engine, Page, startTimeout } from "./engine";
import { startFirefox } from "./firefox";
import { startWebkit } from "./webkit";

/** A page that is left while it loads would report that its data didn't arrive. */
const waitForHydration = (engine: Engine) => new Page(engine).see("html[data-hydrated]");

const test = base.extend<{ open: (path: string) => Promise<Page> }, { engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const engine = await (project.name === "firefox" ? startFirefox() : startWebkit());
      await engine.goto(builtSite.address); // the first page also reads from the disk
      await waitForHydration(engine);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 3 * startTimeout },
  ],
  open: async ({ engine }, use) => {
    const before = engine.errors().length;
    await use(async (path) => {
      await engine.goto(builtSite.address + path);
      return new Page(engine);
    });
    await waitForHydration(engine);
    await engine.goto("about:blank");
    expect(engine.errors().slice(before), "errors and violations of the policy").toEqual([]);
  },
});

test.describe.configure({ mode: "default" }); // one window at a time

test("the menu opens, closes with Escape, and leads to a page, where Tab goes on", async ({
  open,
  engine,
}) => {
  const [{ href } = { href: "" }] = content.navigation.header;
  const menu = "dialog[aria-label=Menu]";
  const page = await open("/");
  await page.click("[aria-label='Open menu']");
  await page.see(menu);
  await engine.press("Escape");
  await page.miss(menu);
  await page.click("[aria-label='Open menu']");
  await page.click(`${menu} a[href='${href}']`);
  await page.expectPath(href);
  await page.miss(menu);
  await page.expect("document.activeElement.matches('main')");
  await engine.press("Tab");
  await page.expect("document.activeElement.matches('main *')");
});

test("photos and reviews advance", async ({ open }) => {
  const page = await open("/");
  await page.click("[aria-label='Next photo']");
  await page.see("[aria-label='2 of 12']");
  await page.expect(`Object.keys((${String(seenPhotos)})()).join() === "2"`);
  await page.click("section:has(nav [role=status]) button", "Next");
  await page.see("nav [role=status]", reviewsFrom(2));
});

test("the chat quotes a price, and keeps it until the window opens again", async ({ open }) => {
  const chat = "dialog#chat";
  const page = await open("/");
  await page.click("[commandfor=chat]");
  for (const choice of ["Pricing", content.dogSizes[0]?.range, content.coats[0]?.label])
    await page.click(`${chat} [role=log] + div button`, choice);
  await page.see(`${chat} [role=log] *`, "$");
  await page.click(`${chat} button`, "Close chat");
  await page.miss(chat);
  await page.click("[commandfor=chat]");
  await page.see(`${chat} [role=log] *`, "$");
});

test("the estimator's choice is in the URL", async ({ open }) => {
  const page = await open("/services/");
  await page.click("label:has(input[name=size])");
  await page.click("label:has(input[name=coat])");
  await page.expect(`location.search.includes("coat=${content.coats[0]?.id}")`);
});

test("a post opens over the grid, and Back closes it", async ({ open, engine }) => {
  const [{ title, path } = { title: "", path: "" }] = posts;
  const page = await open("/blog/");
  await page.see("html[data-hydrated]");
  await page.click(`main a[href='${path}']`);
  await page.see("dialog h1, dialog h2", title);
  await page.expectPath(path);
  await engine.run("history.back()");
  await page.miss("dialog");
  await page.expectPath("/blog/");
});

test("the contact form names a required field", async ({ open }) => {
  const page = await open("/contact/");
  await page.click("form button[type=submit]", "Send");
  await page.expect("document.activeElement.matches(':invalid')");
});

test('"Download PNG" saves the poster as a picture', async ({ open, engine }) => {
  const page = await open("/qr-poster/");
  await page.click("button", "Download PNG");
  // The file exists before it is complete.
  await expect(async () => {
    const [file = ""] = readdirSync(engine.downloads).filter((name) => name.endsWith(".png"));
    const { width, height } = await sharp(join(engine.downloads, file)).metadata();
    expect({ width, height }).toEqual({ width: 2550, height: 3300 });
  }).toPass({ timeout: 90_000 });
});
