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
import { holdRequests } from "../support/hold-requests";
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

/** Has the visitor save data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

const bothFiles = ["code", "data"];
const sorted = (files: string[]) => files.toSorted();

test("the chat's files come after the page has loaded, once, in idle time, and never old", async ({
  page,
}) => {
  const files = recordChatFiles(page);
  const beforeLoad: string[] = [];
  page.once("load", () => beforeLoad.push(...files));
  await page.clock.install();
  await page.goto("/", { waitUntil: "load" });
  await isHydrated(page);
  expect(beforeLoad).toEqual([]);
  expect(files).toEqual([]);
  const data = page.waitForResponse("**/chat.json");
  await page.clock.fastForward(muchLater);
  await expect.poll(() => sorted(files)).toEqual(bothFiles);
  // As for page data, the browser asks whether its copy is right.
  expect((await data).headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  await openChat(page);
  expect(files).toHaveLength(2);
});

test("they wait for a visitor who saves data to come near the button", async ({ page }) => {
  await saveData(page);
  await page.clock.install();
  const files = recordChatFiles(page);
  await page.goto("/");
  await page.keyboard.press("Shift"); // the page's own scripts wait for a first sign of the visitor
  await isHydrated(page);
  await page.clock.fastForward(muchLater);
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
  await chatButton(page).focus();
  await expect.poll(() => sorted(files)).toEqual(bothFiles);
  await expect(chatWindow(page)).toBeHidden();
  await openChat(page);
  expect(files).toHaveLength(2);
});

test("a tap before the page's scripts opens the window at once, and is answered", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/*.js");
  await saveData(page);
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

test("code that fails can be tried again", async ({ page, axe, allowedErrors }) => {
  allowedErrors.push(/Failed to load resource/);
  await page.route("**/chat-*.js", (route) => route.abort());
  await page.goto("/");
  await chatButton(page).click();
  await expect(chatLog(page)).toContainText("The chat did not arrive.");
  await expect(chatLog(page).getByRole("link", { name: phone })).toBeVisible();
  await expect(chatLog(page).getByRole("link", { name: email })).toBeVisible();
  expect(await axe("dialog[open]")).toEqual([]);
  await choose(page, "Try again");
  await expect(chatLog(page)).toContainText("The chat did not arrive.");
  await page.unroute("**/chat-*.js");
  await choose(page, "Try again");
  await expect(chatLog(page)).toContainText(greeting);
  await expect(chatLog(page)).toBeFocused();
});
