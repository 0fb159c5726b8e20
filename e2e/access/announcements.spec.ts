import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { chatLog, chatOptions, choose, openChat } from "../support/chat";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/*
 * Orca's output in Firefox and Chromium depends on these changes of live regions.
 * accessibility.spec.ts tests that no page announces anything by itself.
 */

test("a screen reader announces the chat's messages and prices, but no buttons", async ({
  page,
}) => {
  await recordAnnouncements(page);
  await page.goto("/");
  await waitForHydration(page);
  await openChat(page);
  await takeAnnouncements(page);
  await choose(page, "Pricing", /^31-50 lbs/);
  await expect(chatOptions(page).getByRole("button", { name: /^Double/ })).toBeVisible();
  const questions = (await takeAnnouncements(page)).join(" ");
  expect(questions).toMatch(/^You: .+ We: .+ You: .*31-50 lbs.* We: .+coat/);
  for (const { label } of content.coats) expect(questions).not.toContain(label);
  await choose(page, /^Double/);
  await expect(chatLog(page).getByRole("button", { name: "Copy" })).toBeVisible();
  const prices = (await takeAnnouncements(page)).join(" ");
  expect(prices).toContain("$51.00 before tax, $4.21 tax, $55.21 with tax");
  expect(prices).not.toMatch(/Copy|Send to the shop|Book Now|Ask Another/);
});
