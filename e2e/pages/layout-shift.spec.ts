import type { Page } from "@playwright/test";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { delayRequests, setDate, waitForFonts, waitForHydration } from "../support/page";
import { readLayoutShifts, recordLayoutShifts } from "../support/layout-shifts";

/** Times with different opening states. `next` is the sentence a minute later, if it changes. */
const openingStates: Record<string, [time: string, next?: string]> = {
  "while it is open": ["2026-11-21T17:00:30-06:00", "Open today until 6 pm, closes in 59 minutes"],
  "at midnight before a holiday": [
    "2026-11-25T23:59:30-06:00",
    "Closed today for Thanksgiving Day, opens tomorrow at 10 am",
  ],
  "on a holiday": ["2026-11-26T12:00:00-06:00"],
};

const windows = [
  [320, 568],
  [360, 640],
  [412, 915],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const;

declare global {
  interface Window {
    /** The vertical positions of the elements on the first screen, by the window's width. */
    positions?: Map<number, Map<Element, number>>;
  }
}

/** Remembers the positions of the elements on the first screen. Runs in the browser. */
function rememberPositions(): void {
  const elements = [...document.body.querySelectorAll("*")];
  const visible = elements
    .map((element) => [element, element.getBoundingClientRect()] as const)
    .filter(([, { top, height }]) => height > 0 && top < innerHeight);
  const positions = (window.positions ??= new Map<number, Map<Element, number>>());
  positions.set(innerWidth, new Map(visible.map(([element, { top }]) => [element, top])));
}

/** Returns the elements that have moved. Runs in the browser. */
function findMoved(): string[] {
  const threshold = 3; // px, as for the browser's layout shifts
  const positions = [...(window.positions?.get(innerWidth) ?? [])];
  if (positions.length < 20) return ["there are no positions to compare"];
  return positions
    .filter(([element]) => element.isConnected)
    .map(([element, before]) => [element, element.getBoundingClientRect().top - before] as const)
    .filter(([, distance]) => Math.abs(distance) >= threshold)
    .map(([{ localName, textContent }, distance]) =>
      [localName, textContent.trim().slice(0, 40), `${distance.toFixed(1)} px`].join(" "),
    );
}

/** Runs a check in windows of all widths, and returns the results that aren't empty. */
async function inAllWindows(page: Page, check: () => Promise<string[] | void>) {
  const found: Record<string, string[]> = {};
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const result = await check();
    if (result?.length) found[`${width} px`] = result;
  }
  return found;
}

/** Compares the home page's layout before and after fonts and scripts load, and a minute later. */
async function expectNothingMoves(page: Page, [time, next]: [time: string, next?: string]) {
  const compare = () => inAllWindows(page, () => page.evaluate(findMoved));
  await page.clock.install({ time });
  const release = await delayRequests(page, /\.(js|woff2)$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await inAllWindows(page, () => page.evaluate(rememberPositions));
  release();
  await waitForFonts(page);
  await waitForHydration(page);
  // By then, React has rendered all sections that depend on the clock.
  await expect(page.locator("main [aria-current=date]")).toHaveCount(1);
  expect(await compare()).toEqual({});
  if (!next) return;
  await page.clock.runFor(61_000);
  await expect(page.getByText(next, { exact: true }).first()).toBeInViewport();
  expect(await compare(), next).toEqual({});
}

for (const [state, moment] of Object.entries(openingStates))
  test(`nothing moves ${state}, in windows of any width`, slow, ({ page }) =>
    expectNothingMoves(page, moment),
  );

test.describe("with a notice that changes the hours", () => {
  test.use({ site: "full" });

  test("nothing moves on its day, in windows of any width", slow, ({ page }) =>
    expectNothingMoves(page, ["2027-03-14T12:00:00-05:00"]),
  );
});

test(
  "the browser reports no layout shift of the home page",
  bothSizes,
  async ({ page, isMobile }) => {
    await recordLayoutShifts(page);
    if (!isMobile) await page.setViewportSize({ width: 1024, height: 768 });
    await setDate(page, openingStates["on a holiday"]?.[0]);
    const release = await delayRequests(page, "**/*.woff2");
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await waitForHydration(page);
    release();
    await waitForFonts(page);
    await expect(page.locator("main [aria-current=date]")).toHaveCount(1);
    expect(await readLayoutShifts(page)).toEqual([]);
  },
);
