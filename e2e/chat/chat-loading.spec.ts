import {
  chatButton,
  chatLog,
  chatOptions,
  chatWindow,
  choose,
  greeting,
  isChat,
  openChat,
} from "../support/chat";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { delayRequests, waitForHydration } from "../support/page";

/* src/components/chat tests when the chat loads. */

test("the chat's files load once, in idle time after the page, and the browser revalidates its data", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => {
    if (isChat(request.url())) files.push(/\.js$/.test(request.url()) ? "code" : "data");
  });
  await page.clock.install();
  await page.goto("/", { waitUntil: "load" });
  await waitForHydration(page);
  expect(files).toEqual([]);
  const data = page.waitForResponse("**/chat.json");
  await page.clock.fastForward(120_000); // longer than any delay
  await expect.poll(() => files.toSorted()).toEqual(["code", "data"]);
  expect((await data).headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  await openChat(page);
  expect(files).toHaveLength(2);
});

test(
  "a tap before the page's scripts load opens the window at once, and then the chat",
  slow,
  async ({ page }) => {
    const release = await delayRequests(page, "**/*.js");
    await page.goto("/", { waitUntil: "commit" });
    await chatButton(page).click();
    await expect(chatWindow(page)).toContainText("Loading the chat");
    await expect(chatWindow(page).getByRole("link", { name: content.site.phone })).toBeVisible();
    release();
    await expect(chatLog(page)).toContainText(greeting);
    await choose(page, "Hours");
    await expect(chatOptions(page).getByRole("group")).toBeFocused();
  },
);
