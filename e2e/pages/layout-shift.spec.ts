import type { Page, TestDetails } from "@playwright/test";
import { delayRequests } from "../support/delay-requests";
import { desktopOnly, expect, slow, test } from "../support/fixtures";
import { setDate } from "../support/set-date";
import { waitForFonts } from "../support/fonts";
import { waitForHydration } from "../support/hydration";
import { readLayoutShifts, recordLayoutShifts } from "../support/layout-shifts";

/** Times with different opening states. `next` is the sentence a minute later, if it changes. */
const openingStates: Record<string, [time: string, next?: string]> = {
  "after midnight": ["2026-11-21T00:10:00-06:00"],
  "before opening": ["2026-11-21T09:59:30-06:00", "Open today until 6 pm"],
  "while it is open": ["2026-11-21T17:00:30-06:00", "Open today until 6 pm, closes in 59 minutes"],
  "in the last hour": ["2026-11-21T17:01:00-06:00"],
  "in the last minute": ["2026-11-21T17:59:30-06:00", "Closed now, opens tomorrow at 10 am"],
  "in the evening": ["2026-11-21T18:00:00-06:00"],
  "on the morning before a holiday": ["2026-11-25T08:00:00-06:00"],
  "on the day before a holiday": ["2026-11-25T12:00:00-06:00"],
  "on the evening before a holiday": ["2026-11-25T20:00:00-06:00"],
  "at midnight before a holiday": [
    "2026-11-25T23:59:30-06:00",
    "Closed today for Thanksgiving Day, opens tomorrow at 10 am",
  ],
  "on a holiday": ["2026-11-26T12:00:00-06:00"],
  "on the evening before two holidays": ["2026-12-23T19:00:00-06:00"],
  "on the first of two holidays": ["2026-12-24T08:00:00-06:00"],
  "on New Year's Day": ["2027-01-01T23:59:00-06:00"],
};

/** The states of the full site, whose notice changes a day's hours. */
const changedHours: typeof openingStates = {
  "on a day with changed hours": ["2027-03-14T12:00:00-05:00"],
  "on the evening of a day with changed hours": ["2027-03-14T19:00:00-05:00"],
};

/** Sentences of shops with other hours, and of a page that was built too long ago. */
const otherSentences = [
  "Open daily, 10:00 am to 6:00 pm",
  "Closed for now",
  "Open Monday to Saturday, 10:00 am to 6:00 pm",
  "Open Tuesday, Wednesday and Friday to Sunday, hours vary by day",
  "Closed today, opens tomorrow at 10 am",
  "Closed now, opens on Wednesday at 10:30 am",
  "Open today until 12:30 pm, closes in 59 minutes",
  "Opens today at 10:30 am, closed tomorrow: Thanksgiving Day",
  "Open today until 12:30 pm, closed tomorrow: Thanksgiving Day",
  "Closed now, opens on Wednesday, November 25 at 10 am",
];

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

  for (const [state, moment] of Object.entries(changedHours))
    test(`nothing moves ${state}, in windows of any width`, slow, ({ page }) =>
      expectNothingMoves(page, moment),
    );
});

test("nothing moves with any other sentence, in windows of any width", slow, async ({ page }) => {
  await page.goto("/");
  await waitForFonts(page);
  await waitForHydration(page);
  const found = await inAllWindows(page, async () => {
    await page.evaluate(rememberPositions);
    const moved: string[] = [];
    for (const sentence of otherSentences) {
      await page.evaluate((text) => {
        for (const element of document.querySelectorAll("main [data-opening]"))
          element.lastChild!.textContent = text;
      }, sentence);
      moved.push(...(await page.evaluate(findMoved)).map((what) => `${sentence}: ${what}`));
    }
    return moved;
  });
  expect(found).toEqual({});
});

for (const [device, options, loads] of [
  [
    "a phone",
    {},
    [
      [360, 640, "in the last hour"],
      [600, 960, "on a holiday"],
    ],
  ],
  [
    "a desktop",
    desktopOnly,
    [
      [1024, 768, "in the evening"],
      [1280, 800, "on a holiday"],
    ],
  ],
] satisfies [string, TestDetails, [number, number, keyof typeof openingStates][]][])
  test(
    `the browser reports no layout shift of the home page on ${device}`,
    options,
    async ({ page }) => {
      await recordLayoutShifts(page);
      for (const [width, height, state] of loads) {
        await page.setViewportSize({ width, height });
        await setDate(page, openingStates[state]?.[0]);
        const release = await delayRequests(page, "**/*.woff2");
        await page.goto("/", { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
        // Wide windows preload the fonts, and the scripts start after them.
        if (width < 768) await waitForHydration(page);
        release();
        await waitForFonts(page);
        await waitForHydration(page);
        await expect(page.locator("main [aria-current=date]")).toHaveCount(1);
        await page.unroute("**/*.woff2");
        expect(await readLayoutShifts(page), `${width} px, ${state}`).toEqual([]);
      }
    },
  );
