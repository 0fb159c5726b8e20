import type { Page } from "@playwright/test";
import { findBrokenWords } from "./checks/find-broken-words";
import { findLostInForcedColors } from "./checks/find-lost-in-forced-colors";
import { findMotion } from "./checks/find-motion";
import { findSmallTargets } from "./checks/find-small-targets";
import { findUnreadable } from "./checks/find-unreadable";
import { tabThrough } from "./checks/tab-through";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { firstOfTemplates, routes } from "../support/routes";
import { builtSite } from "../../test/sites/sites.mjs";

/** Minimum width and height in CSS pixels for a finger and for a mouse. */
const target = { finger: 44, mouse: 24 };

const first = firstOfTemplates(builtSite);

/** Pages that `npm test` checks: together they contain most components. */
const quick = ["/", "/services/", "/contact/", "/qr-poster/"];

/** Opens a page and waits for hydration. */
async function openPage(page: Page, path: string) {
  // Otherwise the carousel could be in the middle of a fade.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await waitForHydration(page);
}

/** Sets the browser's default text size, normally 16 px. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    standard,
  );
}

for (const route of first) {
  const tag = quick.includes(route) ? [bothSizes.tag] : [bothSizes.tag, slow.tag];
  test(`${route} is for everyone`, { tag }, async ({ page, axe, isMobile }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error") logged.push(message.text()); // errors fail each test
    });
    await openPage(page, route);
    expect.soft(logged, "console").toEqual([]);
    const expectReadable = async (way: string) =>
      expect.soft(await page.evaluate(findUnreadable), way).toEqual([]);

    expect.soft(await axe(), "axe").toEqual([]);
    await expectReadable("as it is");
    expect.soft(await page.evaluate(findMotion), "moves, though less was asked for").toEqual([]);
    const least = isMobile ? target.finger : target.mouse;
    const small = await page.evaluate(findSmallTargets, least);
    expect.soft(small, `targets below ${least} px`).toEqual([]);
    expect.soft(await tabThrough(page), "by keyboard alone").toEqual([]);

    await setTextSize(page, 32);
    await expectReadable("text at 200 %");
    expect.soft(await page.evaluate(findBrokenWords), "words at 200 %").toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    await expectReadable("text at 200 % in a window of 320 px");
    await setTextSize(page, 16);
    await expectReadable("1280 px at 400 %");
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await page.evaluate(findLostInForcedColors), "forced colours").toEqual([]);
  });
}

test("so are the pages that are laid out like another", slow, async ({ page }) => {
  for (const route of routes.filter((path) => !first.includes(path))) {
    await openPage(page, route);
    await setTextSize(page, 32);
    expect.soft(await page.evaluate(findUnreadable), `${route}: text at 200 %`).toEqual([]);
    expect.soft(await page.evaluate(findBrokenWords), `${route}: words`).toEqual([]);
    await setTextSize(page, 16);
  }
});
