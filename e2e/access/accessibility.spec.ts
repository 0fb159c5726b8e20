import { findBrokenWords } from "./checks/find-broken-words";
import { findLostInForcedColors } from "./checks/find-lost-in-forced-colors";
import { findMotion } from "./checks/find-motion";
import { findSmallTargets } from "./checks/find-small-targets";
import { findUnreadable } from "./checks/find-unreadable";
import { tabThrough } from "./checks/tab-through";
import {
  findFilledLiveRegions,
  recordAnnouncements,
  takeAnnouncements,
} from "../support/announcements";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { addStyles, openHydrated, setTextSize } from "../support/page";
import { firstOfTemplates } from "../support/routes";

/** Minimum width and height in CSS pixels for a finger and for a mouse. */
const target = { finger: 44, mouse: 24 };

/** WCAG 1.4.12, as visitors set it with a bookmarklet or an extension. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

const quick = ["/", "/services/", "/contact/", "/qr-poster/"];

for (const route of firstOfTemplates) {
  const tag = quick.includes(route) ? [bothSizes.tag] : [bothSizes.tag, slow.tag];
  test(`${route} is accessible`, { tag }, async ({ page, axe, isMobile }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error") logged.push(message.text()); // errors fail each test
    });
    await recordAnnouncements(page);
    await openHydrated(page, route);
    expect.soft(logged, "console").toEqual([]);
    const expectReadable = async (state: string) =>
      expect.soft(await page.evaluate(findUnreadable), state).toEqual([]);

    // Header and footer are the same on all pages, the main content on all devices.
    const testedElsewhere = quick.includes(route)
      ? []
      : ["#gatsby-focus-wrapper > header", "#gatsby-focus-wrapper > footer"];
    if (isMobile || quick.includes(route))
      expect.soft(await axe(undefined, testedElsewhere), "axe").toEqual([]);
    expect.soft(await findFilledLiveRegions(page), "live regions").toEqual([]);
    await expectReadable("text at 100 %");
    const minimum = isMobile ? target.finger : target.mouse;
    const small = await page.evaluate(findSmallTargets, minimum);
    expect.soft(small, `targets below ${minimum} px`).toEqual([]);
    expect.soft(await tabThrough(page), "by keyboard").toEqual([]);
    await setTextSize(page, 32);
    await expectReadable("text at 200 %");
    expect.soft(await page.evaluate(findBrokenWords), "words at 200 %").toEqual([]);
    expect.soft(await takeAnnouncements(page), "announced without an action").toEqual([]);

    if (!isMobile) return; // the other checks don't depend on the device
    await page.setViewportSize({ width: 320, height: 256 });
    await expectReadable("text at 200 % in a window of 320 px");
    await setTextSize(page, 16);
    await expectReadable("1280 px at 400 %");
    expect.soft(await page.evaluate(findBrokenWords), "words at 400 %").toEqual([]);
    expect.soft(await page.evaluate(findMotion), "motion despite reduced motion").toEqual([]);
    await addStyles(page, textSpacing);
    await expectReadable("text spacing");
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await page.evaluate(findLostInForcedColors), "forced colors").toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await addStyles(page, "html { font-size: 200% }");
    await expectReadable("a style sheet with text at 200 %");
    const words = await page.evaluate(findBrokenWords);
    expect.soft(words, "words with a style sheet with text at 200 %").toEqual([]);
  });
}
