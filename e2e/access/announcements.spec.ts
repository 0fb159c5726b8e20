import type { Page } from "@playwright/test";
import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { posts } from "../support/blog-posts";
import { chatLog, chatOptions, choose, openChat } from "../support/chat";
import { input } from "../support/contact-form";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { navigate } from "../support/navigate";
import { waitForHydration } from "../support/hydration";
import { openCarousel } from "../support/photo-carousel";
import { openPost, post } from "../support/post-dialog";
import { firstOfTemplates } from "../support/routes";
import { builtSite } from "../../test/sites/sites.mjs";

/** Orca's output in Firefox and Chromium depends on these changes of live regions. */

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).click();
const check = (name: RegExp) => (page: Page) => page.getByRole("radio", { name }).check();
const [first, second] = content.gallery;
const photos = content.gallery.length;

/** Each step must announce exactly these texts; the test opens the page first. */
const steps: Record<string, [path: string, ...[(page: Page) => Promise<unknown>, string[]][]]> = {
  "the price estimator": [
    "/services/",
    [check(/^31-50 lbs/), ["Now the coat, to see the price."]],
    [
      check(/^Short/),
      [expect.stringMatching(/^Bath: \$47\.00, with tax \$50\.88\./) as unknown as string],
    ],
    [press("Copy"), ["Copied."]],
  ],
  "the reviews": [
    "/",
    [press("Next"), [`Reviews 6 to 10 of ${content.reviews.length}`]],
    [press("Page 1"), [`Reviews 1 to 5 of ${content.reviews.length}`]],
  ],
  "going home": [
    "/faq/",
    [(page) => navigate(page, "/"), ["Navigated to Home"]],
    [(page) => navigate(page, "/about/"), ["Navigated to Meet Your Groomer"]],
    [(page) => navigate(page, "/home/"), ["Navigated to Home"]],
  ],
};

test.beforeEach(({ page }) => recordAnnouncements(page));

for (const [name, [path, ...actions]] of Object.entries(steps))
  test(`${name}: each step is announced, and nothing else`, slow, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await waitForHydration(page);
    for (const [act, expected] of actions) {
      await act(page);
      const heard: string[] = [];
      await expect
        .poll(async () => heard.push(...(await takeAnnouncements(page))) && heard)
        .toEqual(expected);
    }
  });

test("the gallery announces the photo that a button chose, and none that changes by itself", async ({
  page,
}) => {
  await openCarousel(page);
  expect(await takeAnnouncements(page)).toEqual([]);
  await press("Next photo")(page);
  await press("Previous photo")(page);
  await expect
    .poll(() => takeAnnouncements(page))
    .toEqual([`2 of ${photos}, ${second?.alt}`, `1 of ${photos}, ${first?.alt}`]);
  await page.clock.runFor(40_000);
  expect(await takeAnnouncements(page)).toEqual([]);
  await expect(page.locator(".photo-carousel")).not.toMatchAriaSnapshot("- list");
});

test("the chat announces messages and prices, but no button", async ({ page }) => {
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
  expect(prices).toContain("$51.00 before tax , + $4.21 tax = $55.21 with tax");
  expect(prices).not.toMatch(/Copy|Send to the shop|Ask Another/);
});

const modals: Record<string, [path: string, open: (page: Page) => Promise<void>, link: string]> = {
  "the chat": [
    "/",
    async (page) => {
      await openChat(page);
      await choose(page, "Dental care", "Learn more");
    },
    "Read it on its own page",
  ],
  "a post over the grid": ["/blog/", openPost, "home care"],
  "the menu": ["/faq/", (page) => press("Open menu")(page), "Contact"],
};

for (const [name, [path, open, link]] of Object.entries(modals))
  test(`a link in ${name} closes it before its page is announced`, slow, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await open(page);
    await takeAnnouncements(page);
    await page.evaluate(() => {
      const isOpen = (node: Node) =>
        node instanceof Element &&
        (node.matches("dialog[open]") || node.querySelector("dialog[open]"));
      new MutationObserver((mutations) => {
        if (mutations.some(({ removedNodes }) => [...removedNodes].some(isOpen)))
          window.announcements?.push("The page was removed with its open dialog.");
      }).observe(document, { subtree: true, childList: true });
    });
    await page.getByRole("dialog").getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect
      .poll(() => takeAnnouncements(page))
      .toEqual([expect.stringMatching(/^Navigated to /)]);
  });

test(
  "no page speaks while it loads, whatever its URL or a draft contains",
  slow,
  async ({ page }) => {
    await page.goto("/contact/");
    await waitForHydration(page);
    await page.getByRole("textbox", { name: "How can we help you?" }).fill("x".repeat(450));
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(input.Email);
    const addresses = [
      ...firstOfTemplates(builtSite),
      "/services/?size=s",
      "/services/?size=s&coat=short",
      posts[0]?.path ?? "",
    ];
    await page.clock.install();
    for (const address of addresses) {
      await page.goto(address);
      await waitForHydration(page);
      await page.clock.runFor(2000); // longer than the delay of any announcement
      expect(await takeAnnouncements(page), address).toEqual([]);
      // Chromium announces the text of a new live region.
      const filled = await page
        .locator("[role=status], [role=alert], [role=log], [aria-live]")
        .filter({ visible: true, hasText: /./ })
        .evaluateAll((regions) =>
          regions.filter((region) => region.getAttribute("aria-live") !== "off").map(String),
        );
      expect(filled, address).toEqual([]);
    }
  },
);

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.role ?? element?.localName}: ${element?.ariaLabel ?? element?.textContent}`;
  });

const titles: Record<string, [path: string, open: (page: Page) => Promise<unknown>, string]> = {
  "the menu": ["/faq/", (page) => press("Open menu")(page), "a: Book Now"],
  "a post over the grid": ["/blog/", openPost, `h1: ${post.title}`],
  "the chat": ["/", openChat, "log: Conversation"],
};

for (const [name, [path, open, expected]] of Object.entries(titles))
  test(`${name} opens with the focus where its title is spoken`, slow, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await open(page);
    await expect.poll(() => focused(page)).toBe(expected);
  });
