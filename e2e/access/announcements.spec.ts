import type { Page } from "@playwright/test";
import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { chatLog, chatOptions, choose, openChat } from "../support/chat";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { openCarousel } from "../support/photo-carousel";

/*
 * Orca's output in Firefox and Chromium depends on these changes of live regions.
 * accessibility.spec.ts tests that no page announces anything by itself.
 */

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).click();
const [first, second] = content.gallery;
const photos = content.gallery.length;

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

test.beforeEach(({ page }) => recordAnnouncements(page));

test("a screen reader announces a photo chosen with a button, but no automatic change", async ({
  page,
}) => {
  await openCarousel(page);
  expect(await takeAnnouncements(page)).toEqual([]);
  await press("Next photo")(page);
  await press("Previous photo")(page);
  await expect
    .poll(() => takeAnnouncements(page))
    .toEqual([`2 of ${photos}, ${second?.alt}`, `1 of ${photos}, ${first?.alt}`]);
  await page.clock.runFor(7_000);
  expect(await takeAnnouncements(page)).toEqual([]);
});

test("a screen reader announces the chat's messages and prices, but no buttons", async ({
  page,
}) => {
  await openPage(page, "/");
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
