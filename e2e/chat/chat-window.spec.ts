import type { Page } from "@playwright/test";
import {
  chatButton,
  chatLog,
  chatOptions,
  chatWindow,
  greeting,
  latestTurn,
  openChat,
} from "../support/chat";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { openHydrated } from "../support/page";

/** Buttons that lead to all kinds of messages. */
const steps: (string | RegExp)[] = [
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

/** The steps whose messages have new markup. */
const stepsWithNewMarkup = steps.filter((_, index) => [2, 5, 6, 8].includes(index));

test("the window is as high as specified, or as the screen; the close button, Escape and a click outside close it", async ({
  page,
}) => {
  const closings = [
    () => chatWindow(page).getByRole("button", { name: "Close chat" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 20),
  ];
  await page.goto("/");
  for (const close of closings) {
    await openChat(page);
    await expect(chatWindow(page)).toHaveCSS("height", "600px");
    await expect(chatLog(page)).toBeFocused();
    await close();
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
  }
  await page.setViewportSize({ width: 360, height: 480 });
  await openChat(page);
  await expect(chatWindow(page)).toHaveCSS("height", "480px");
});

/** Expects that nothing is cut off, and that every button is large enough for a thumb. */
async function expectFits(page: Page) {
  const cutOff = await chatWindow(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll("div:not(.visually-hidden)")]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.textContent),
  );
  expect(cutOff).toEqual([]);
  for (const button of await chatWindow(page).getByRole("button").all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

test(
  "a keyboard user with text at 200 % reaches every answer, and the focus is never lost",
  slow,
  async ({ page, axe }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openHydrated(page, "/");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await chatButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(chatLog(page)).toContainText(greeting);
    const book = chatWindow(page).getByRole("link", { name: /^Book ?, opens/ });
    await expect(book).toBeVisible();
    for (const step of steps) {
      const exact = typeof step === "string";
      const button = chatOptions(page).getByRole("button", { name: step, exact });
      for (let tabs = 0; tabs < 15; tabs += 1) {
        await page.keyboard.press("Tab");
        if (await button.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      const next =
        step === "Learn more"
          ? latestTurn(page).getByRole("heading", { level: 3 })
          : chatOptions(page).getByRole("group");
      await expect(next).toBeFocused();
      if (step === "Learn more")
        await expect(chatLog(page).getByRole("article")).toContainText("Plaque is a soft film");
      await expectFits(page);
      if (stepsWithNewMarkup.includes(step)) expect(await axe("dialog[open]")).toEqual([]);
    }
    await page.keyboard.press("Tab");
    await expect(chatOptions(page).getByRole("link", { name: "Book Now" })).toBeFocused();
    await expect(book).toBeHidden();
  },
);

test(
  "at the end of the page the button covers nothing of the footer",
  bothSizes,
  async ({ page }) => {
    await page.goto("/");
    // Repeated, because the page may grow when it is first scrolled to its end.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
      const footer = await page.getByRole("contentinfo").boundingBox();
      const { y = 0 } = (await chatButton(page).boundingBox()) ?? {};
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(y);
    }).toPass();
    await expect(chatButton(page)).toBeInViewport({ ratio: 1 });
  },
);
