import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { chatLog, chatOptions, choose, openChat } from "../support/chat";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/*
 * Orca's output in Firefox and Chromium depends on these changes of live regions.
 * accessibility.spec.ts tests that no page announces anything by itself.
 */

test("a screen reader announces each of the chat's answers as one text, but no buttons", async ({
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
  expect(questions).toMatch(/^We: .+ We: .+coat/);
  expect(questions).not.toContain("You:");
  for (const { label } of content.coats) expect(questions).not.toContain(label);
  await choose(page, /^Double/);
  await expect(chatLog(page).getByRole("button", { name: "Copy" })).toBeVisible();
  const prices = (await takeAnnouncements(page)).join(" ");
  expect(prices).toMatch(/Bath: \$51\.00, with tax \$55\.21\. Full groom: .+ Feet, Face & Fanny: /);
  expect(prices).not.toMatch(/Copy|Send to the shop|Book Now|Ask Another/);
});
