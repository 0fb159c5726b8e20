import type { Page } from "@playwright/test";
import {
  chatButton,
  chatLog,
  chatWindow,
  choose,
  isChat,
  openChat,
  greeting,
} from "../support/chat";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const { phone, email } = content.site;

/** Far later than the chat would ever wait, in milliseconds. */
const muchLater = 120_000;

/** The kinds of the chat's files that the page asks for, in order. */
const recordChatFiles = (page: Page) => {
  const files: string[] = [];
  page.on("request", (request) => {
    if (isChat(request.url())) files.push(/\.js$/.test(request.url()) ? "code" : "data");
  });
  return files;
};

/** Says what kind of line the visitor has. */
const haveLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((connection) => {
    Object.defineProperty(navigator, "connection", { value: connection });
  }, line);

const bothFiles = ["code", "data"];
const sorted = (files: string[]) => files.toSorted();

test.describe("the chat's files", () => {
  test("come after the page has loaded, once, and in idle time", async ({ page }) => {
    const files = recordChatFiles(page);
    const beforeLoad: string[] = [];
    page.once("load", () => beforeLoad.push(...files));
    await page.clock.install();
    await page.goto("/", { waitUntil: "load" });
    await isHydrated(page);
    expect(beforeLoad).toEqual([]);
    expect(files).toEqual([]);
    await page.clock.fastForward(muchLater);
    await expect.poll(() => sorted(files)).toEqual(bothFiles);
    await openChat(page);
    expect(files).toHaveLength(2);
  });

  for (const line of [{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])
    test(`wait for the visitor with ${JSON.stringify(line)}`, async ({ page }) => {
      await haveLine(page, line);
      await page.clock.install();
      const files = recordChatFiles(page);
      await page.goto("/");
      // The page's own scripts may wait for a first sign of the visitor, too.
      await page.keyboard.press("Shift");
      await isHydrated(page);
      await page.clock.fastForward(muchLater);
      await page.waitForLoadState("networkidle");
      expect(files).toEqual([]);
      await openChat(page);
      expect(sorted(files)).toEqual(bothFiles);
    });

  test("come as soon as the button is hovered or focused", async ({ page, isMobile }) => {
    await haveLine(page, { effectiveType: "3g" });
    const files = recordChatFiles(page);
    await page.goto("/");
    await isHydrated(page);
    if (isMobile) await chatButton(page).focus();
    else await chatButton(page).hover();
    await expect.poll(() => sorted(files)).toEqual(bothFiles);
    await expect(chatWindow(page)).toBeHidden();
  });

  test("are never old: the browser asks whether its copy is right, as for page data", async ({
    page,
  }) => {
    const data = page.waitForResponse("**/chat.json");
    await page.goto("/");
    await openChat(page);
    expect((await data).headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

test("a tap before the page's scripts opens the window at once, and is answered", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await haveLine(page, { saveData: true });
  await page.goto("/", { waitUntil: "commit" });
  await chatButton(page).click();
  await expect(chatWindow(page)).toContainText("One moment");
  await expect(chatWindow(page).getByRole("link", { name: phone })).toBeVisible();
  release();
  await expect(chatLog(page)).toContainText(greeting);
  await choose(page, "Hours");
  await expect(chatLog(page)).toContainText("When are you open?");
  await expect(chatLog(page).getByRole("group")).toBeFocused();
});

test.describe("what fails can be tried again", () => {
  test.beforeEach(({ allowedErrors }) => {
    allowedErrors.push(/Failed to load resource/);
  });

  for (const [what, files] of [
    ["code", "**/chat-*.js"],
    ["data", "**/chat.json*"],
  ] as const)
    test(`the chat's ${what}`, async ({ page, axe }) => {
      await page.route(files, (route) => route.abort());
      await page.goto("/");
      await chatButton(page).click();
      await expect(chatLog(page)).toContainText("The chat did not arrive.");
      await expect(chatLog(page).getByRole("link", { name: phone })).toBeVisible();
      await expect(chatLog(page).getByRole("link", { name: email })).toBeVisible();
      expect(await axe("dialog[open]")).toEqual([]);
      await choose(page, "Try again");
      await expect(chatLog(page)).toContainText("The chat did not arrive.");
      await page.unroute(files);
      await choose(page, "Try again");
      await expect(chatLog(page)).toContainText(greeting);
      await expect(chatLog(page)).toBeFocused();
    });

  test("data that a host answers with an error", async ({ page }) => {
    await page.route("**/chat.json*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/");
    await chatButton(page).click();
    await expect(chatLog(page)).toContainText("The chat did not arrive.");
  });

  test("an article", async ({ page }) => {
    const text = "**/page-data/blog/may-dental-health/**";
    await page.route(text, (route) => route.abort());
    await page.goto("/");
    await openChat(page);
    await choose(page, "Dental care", "Learn more");
    await expect(chatLog(page)).toContainText("The article did not arrive.");
    await page.unroute(text);
    await choose(page, "Try again");
    await expect(chatLog(page)).toContainText("Plaque is a soft film");
    await expect(chatLog(page)).toContainText("Do you clean teeth?");
    await expect(chatLog(page)).toBeFocused();
  });
});
