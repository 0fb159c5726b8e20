import type { Page } from "@playwright/test";
import {
  chatButton,
  chatLog,
  chatWindow,
  choose,
  latestTurn,
  openChat,
  greeting,
} from "../support/chat";
import { content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/** Names of buttons that lead through every kind of message. */
const everyStep: (string | RegExp)[] = [
  "Pricing",
  /^51-70 lbs/,
  /^Long/,
  "Ask Another Question",
  "Services",
  "Dental care",
  "Learn more",
  "Ask Another Question",
  "Booking",
];

/** How far the latest turn is from the log's top, in pixels. */
const distance = async (page: Page) => {
  const [log, turn] = await Promise.all(
    [chatLog(page), latestTurn(page)].map((part) => part.boundingBox()),
  );
  return Math.abs((turn?.y ?? 0) - (log?.y ?? 0));
};

test.describe("opening and closing", () => {
  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    "the close button": (page) =>
      chatWindow(page).getByRole("button", { name: "Close chat" }).click(),
    Escape: (page) => page.keyboard.press("Escape"),
    "a click beside it": (page) => page.mouse.click(20, 20),
  };
  test(
    `${Object.keys(ways).join(", ")} close it, and the focus is on the button again`,
    bothSizes,
    async ({ page }) => {
      await page.goto("/");
      for (const close of Object.values(ways)) {
        await openChat(page);
        await expect(chatLog(page)).toBeFocused();
        await close(page);
        await expect(chatWindow(page)).toBeHidden();
        await expect(chatButton(page)).toBeFocused();
      }
    },
  );

  test("the conversation is kept, also from page to page", async ({ page }) => {
    await page.goto("/");
    await isHydrated(page);
    await openChat(page);
    await choose(page, "Pricing", /^14-30 lbs/);
    const coats = chatLog(page).getByRole("button", { name: /^Double/ });
    await page.keyboard.press("Escape");
    await chatButton(page).click();
    await expect(coats).toBeVisible();
    await expect.poll(() => distance(page)).toBeLessThan(24);

    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about/");
    await expect(chatButton(page)).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: content.site.name }).click();
    await expect(page).toHaveURL("/");
    await chatButton(page).click();
    await expect(chatLog(page)).toContainText("Small, 14-30 lbs");
    await coats.click();
    await expect(latestTurn(page)).toContainText("14-30 lbs, double coat");
  });
});

test("by keyboard alone: the focus is never lost", async ({ page }) => {
  await page.goto("/");
  await isHydrated(page);
  await chatButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(chatLog(page)).toContainText(greeting);
  for (const name of everyStep) {
    const button = chatLog(page).getByRole("button", { name, exact: typeof name === "string" });
    for (let tabs = 0; tabs < 15; tabs += 1) {
      await page.keyboard.press("Tab");
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toHaveCount(0);
    const place = name === "Learn more" ? "h3" : "[role=group]";
    await expect(latestTurn(page).locator(place)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(chatLog(page).getByRole("link", { name: "Book Now" })).toBeFocused();
});

test("every step is free of accessibility violations", async ({ page, axe }) => {
  await page.goto("/");
  await openChat(page);
  expect(await axe("dialog[open]")).toEqual([]);
  for (const name of everyStep) {
    await choose(page, name);
    if (name === "Learn more")
      await expect(chatLog(page).getByRole("article")).toContainText("Plaque is a soft film");
    // The questions have been looked at already.
    if (name !== "Ask Another Question") expect(await axe("dialog[open]")).toEqual([]);
  }
});

test.describe("room", () => {
  test("600 px high, or what the screen has", bothSizes, async ({ page }) => {
    await page.goto("/");
    await openChat(page);
    await expect.poll(async () => (await chatWindow(page).boundingBox())?.height).toBe(600);
    await page.setViewportSize({ width: 360, height: 480 });
    await expect.poll(async () => (await chatWindow(page).boundingBox())?.height).toBe(480);
  });

  for (const { name, size, text } of [
    { name: "text at 200 %", size: { width: 320, height: 568 }, text: "200%" },
    { name: "a desktop at 400 %", size: { width: 320, height: 256 }, text: "100%" },
  ])
    test(`${name}: nothing is cut off, every button is as large as a thumb`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto("/");
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      await openChat(page);
      for (const step of everyStep) {
        await choose(page, step);
        const cutOff = await chatWindow(page).evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll("div")]
            .filter((part) => part.scrollWidth > part.clientWidth)
            .map((part) => part.textContent),
        );
        expect(cutOff).toEqual([]);
        for (const button of await chatWindow(page).getByRole("button").all()) {
          const box = await button.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
      }
    });

  test(
    "at the page's end the button covers nothing of the footer",
    bothSizes,
    async ({ page, isMobile }) => {
      await page.goto("/");
      const button = chatButton(page);
      // Again and again: the page may still grow when it is first scrolled to its end.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
        const footer = await page.getByRole("contentinfo").boundingBox();
        const { y = 0 } = (await button.boundingBox()) ?? {};
        expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(y);
      }).toPass();
      await expect(button).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      if (isMobile) expect(width).toBeLessThanOrEqual(64);
    },
  );
});
