import type { Page } from "@playwright/test";
import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { chatLog, chatOptions, choose, openChat } from "../support/chat";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { navigate } from "../support/navigate";
import { openCarousel } from "../support/photo-carousel";

/*
 * Orca's output in Firefox and Chromium depends on these changes of live regions.
 * accessibility.spec.ts tests that no page announces anything by itself.
 */

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).click();
const check = (name: RegExp) => (page: Page) => page.getByRole("radio", { name }).check();
const [first, second] = content.gallery;
const photos = content.gallery.length;

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Actions, and exactly what each must announce. */
const actions: Record<string, [path: string, ...[(page: Page) => Promise<unknown>, string[]][]]> = {
  "the price estimator": [
    "/services/",
    [check(/^31-50 lbs/), ["Now pick a coat."]],
    [
      check(/^Short/),
      [expect.stringMatching(/^Bath: \$47\.00, with tax \$50\.88\./) as unknown as string],
    ],
    [press("Copy"), ["Copied."]],
  ],
  "the reviews and links to the home page": [
    "/",
    [press("Next"), [`Reviews 6 to 10 of ${content.reviews.length}`]],
    [press("Page 1"), [`Reviews 1 to 5 of ${content.reviews.length}`]],
    [(page) => navigate(page, "/about/"), ["Navigated to Meet Your Groomer"]],
    [(page) => navigate(page, "/home/"), ["Navigated to Home"]],
  ],
};

test.beforeEach(({ page }) => recordAnnouncements(page));

for (const [name, [path, ...steps]] of Object.entries(actions))
  test(`${name}: a screen reader announces each step once`, slow, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openPage(page, path);
    for (const [act, expected] of steps) {
      await act(page);
      const heard: string[] = [];
      await expect
        .poll(async () => heard.push(...(await takeAnnouncements(page))) && heard)
        .toEqual(expected);
    }
  });

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
