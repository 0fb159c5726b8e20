import { openWithDisplayMode } from "./checks/display-mode";
import { findBrokenWords } from "./checks/find-broken-words";
import { findLostInForcedColors } from "./checks/find-lost-in-forced-colors";
import { findMotion } from "./checks/find-motion";
import { findSmallTargets } from "./checks/find-small-targets";
import { findUnreadable } from "./checks/find-unreadable";
import { tabThrough } from "./checks/tab-through";
import { bothSizes, expect, test } from "../support/fixtures";
import { firstOfTemplates, routes } from "../support/routes";
import { builtSite } from "../../test/sites/sites.mjs";

/** Width and height in CSS pixels that a finger needs, and those that a mouse does. */
const target = { finger: 44, mouse: 24 };

const first = firstOfTemplates(builtSite);

for (const route of first)
  test(`${route} is for everyone`, bothSizes, async ({ page, axe, isMobile }) => {
    const displayMode = await openWithDisplayMode(page, route);
    expect.soft(await axe(), "axe").toEqual([]);

    const expectReadable = async (way: string) =>
      expect.soft(await page.evaluate(findUnreadable), way).toEqual([]);
    await expectReadable("as it is");
    const least = isMobile ? target.finger : target.mouse;
    const small = await page.evaluate(findSmallTargets, least);
    expect.soft(small, `targets below ${least} px`).toEqual([]);

    await displayMode.spaceText();
    await expectReadable("text with the spacing of WCAG 1.4.12");
    await displayMode.reset();
    await displayMode.enlargeText();
    await expectReadable("text at 200 %");
    expect.soft(await page.evaluate(findBrokenWords), "words at 200 %").toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    await expectReadable("text at 200 % in a window of 320 px");
    await displayMode.reset();
    await page.setViewportSize({ width: 320, height: 256 });
    await expectReadable("1280 px at 400 %");
    await displayMode.reset();

    await page.emulateMedia({ forcedColors: "active" });
    const lost = await page.evaluate(findLostInForcedColors);
    expect.soft(lost, "forced colours").toEqual([]);
    await page.emulateMedia({ forcedColors: null });
    expect.soft(await page.evaluate(findMotion), "reduced motion").toEqual([]);

    expect.soft((await tabThrough(page)).errors, "by keyboard alone").toEqual([]);
  });

test("so are the pages that are laid out like another", async ({ page }) => {
  for (const route of routes.filter((path) => !first.includes(path))) {
    const displayMode = await openWithDisplayMode(page, route);
    await displayMode.enlargeText();
    expect.soft(await page.evaluate(findUnreadable), `${route}: text at 200 %`).toEqual([]);
    expect.soft(await page.evaluate(findBrokenWords), `${route}: words`).toEqual([]);
    await displayMode.reset();
  }
});
