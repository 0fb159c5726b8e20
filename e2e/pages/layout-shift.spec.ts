import type { Page, TestDetails } from "@playwright/test";
import { desktopOnly, expect, slow, test } from "../support/fixtures";
import { waitForFonts } from "../support/fonts";
import { delayRequests } from "../support/delay-requests";
import { waitForHydration } from "../support/hydration";

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The opening states, each with a moment in the shop's time zone. */
const moments = {
  "after midnight": "2026-11-21T00:10:00-06:00",
  "before opening": "2026-11-21T09:59:00-06:00",
  open: "2026-11-21T12:00:00-06:00",
  "last hour": "2026-11-21T17:01:00-06:00",
  "last minute": "2026-11-21T17:59:00-06:00",
  evening: "2026-11-21T18:00:00-06:00",
  "morning before a holiday": "2026-11-25T08:00:00-06:00",
  "day before a holiday": "2026-11-25T12:00:00-06:00",
  "evening before a holiday": "2026-11-25T20:00:00-06:00",
  holiday: "2026-11-26T12:00:00-06:00",
  "evening before two holidays": "2026-12-23T19:00:00-06:00",
  "first of two holidays": "2026-12-24T08:00:00-06:00",
  "holiday of a new year": "2027-01-01T23:59:00-06:00",
};

/** The states of the site with a notice that changes a day's hours. */
const changedMoments = {
  "changed hours": "2027-03-14T12:00:00-05:00",
  "evening of changed hours": "2027-03-14T19:00:00-05:00",
};

type Moment = keyof typeof moments | keyof typeof changedMoments;

const heights = {
  320: 568,
  360: 640,
  412: 915,
  600: 960,
  768: 1024,
  1024: 768,
  1280: 800,
  1440: 900,
};

type Width = keyof typeof heights;

/** Chromium shows less than this as "0.000". */
const visibleShift = 0.0005;

/** Records the layout shifts of each page that opens from now on, and what moved. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const store = Object.assign(window, {
      record: { value: 0, moved: [] as string[] },
      isPainted: false,
    });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        store.record.value += value;
        for (const { node } of sources)
          store.record.moved.push(node?.textContent?.slice(0, 40) ?? "");
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver(() => (store.isPainted = true)).observe({
      type: "paint",
      buffered: true,
    });
  });

/** The layout shifts of the page after all pending paints; empty without shifts. */
const readShifts = (page: Page) =>
  page.evaluate(async (least) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const { value, moved } = Reflect.get(window, "record") as { value: number; moved: string[] };
    return value < least ? [] : [value.toFixed(4), ...moved];
  }, visibleShift);

/** Loads the home page; its fonts load after the first paint, and on phones after hydration. */
async function loadHome(page: Page) {
  const release = await delayRequests(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => Reflect.get(window, "isPainted") as boolean);
  // Wide windows preload the fonts, and the scripts start after them.
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  if (!isWide) await waitForHydration(page);
  release();
  await waitForFonts(page);
  await waitForHydration(page);
  // By then React has rendered what depends on the clock.
  await expect(page.locator("main [aria-current=date]")).toHaveCount(1);
  await page.unroute("**/*.woff2");
}

/** The cells of the table with a layout shift. */
async function findShifts(page: Page, states: readonly Moment[], widths: readonly Width[]) {
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] });
    for (const state of states) {
      await page.clock.setFixedTime({ ...moments, ...changedMoments }[state]);
      await loadHome(page);
      const shifts = await readShifts(page);
      if (shifts.length > 0) found[`${width} px, ${state}`] = shifts;
    }
  }
  return found;
}

const allStates = Object.keys(moments) as (keyof typeof moments)[];
const phones: Width[] = [320, 360, 412, 600];
const desktops: Width[] = [768, 1024, 1280, 1440];

test.beforeEach(({ page }) => recordShifts(page));

test("nothing moves while the home page loads on a phone", async ({ page }) => {
  expect(await findShifts(page, ["last hour", "holiday"], [360, 600])).toEqual({});
});

test("nothing moves while the home page loads on a desktop", desktopOnly, async ({ page }) => {
  expect(await findShifts(page, ["evening", "holiday"], [1024, 1280])).toEqual({});
});

for (const [name, widths, options] of [
  ["phones", phones, slow],
  ["desktops", desktops, { tag: [desktopOnly.tag, slow.tag] }],
] satisfies [string, Width[], TestDetails][])
  for (const width of widths)
    test(`nothing moves at any hour on ${name} ${width} px wide`, options, async ({ page }) => {
      test.slow();
      expect(await findShifts(page, allStates, [width])).toEqual({});
    });

/** Sentences of shops with other hours, and of a page that was built too long ago. */
const sentences = [
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

test("no other sentence moves anything, whatever the width", slow, async ({ page }) => {
  const moved: Record<string, string[]> = {};
  await page.clock.setFixedTime(moments.open);
  await loadHome(page);
  for (const width of [...phones, ...desktops]) {
    await page.setViewportSize({ width, height: heights[width] });
    await readShifts(page);
    for (const sentence of sentences) {
      await page.evaluate((text) => {
        Object.assign(window, { record: { value: 0, moved: [] } });
        for (const element of document.querySelectorAll("main [data-opening]"))
          element.lastChild!.textContent = text;
      }, sentence);
      const shifts = await readShifts(page);
      if (shifts.length > 0) moved[`${width} px, ${sentence}`] = shifts;
    }
  }
  expect(moved).toEqual({});
});

test.describe("with a notice that changes the hours", () => {
  test.use({ site: "full" });

  test("nothing moves while the home page loads", slow, async ({ page }) => {
    const states = ["changed hours", "evening of changed hours"] as const;
    expect(await findShifts(page, states, [320, 360, 600, 1024, 1280])).toEqual({});
  });
});

/** From the minute before each change of state, with the sentence after it. */
const changes = [
  ["2026-11-21T09:59:30-06:00", "Open today until 6 pm"],
  ["2026-11-21T17:00:30-06:00", "Open today until 6 pm, closes in 59 minutes"],
  ["2026-11-21T17:59:30-06:00", "Closed now, opens tomorrow at 10 am"],
  ["2026-11-25T23:59:30-06:00", "Closed today for Thanksgiving Day, opens tomorrow at 10 am"],
] as const;

for (const width of [360, 600, 1280] as const)
  test(`nothing moves when the opening state changes, ${width} px wide`, slow, async ({ page }) => {
    await page.setViewportSize({ width, height: heights[width] });
    await page.clock.install();
    for (const [time, sentence] of changes) {
      await page.clock.setSystemTime(time);
      await loadHome(page);
      await page.clock.runFor(61_000);
      await expect(page.getByText(sentence, { exact: true }).first()).toBeInViewport();
      expect(await readShifts(page), sentence).toEqual([]);
    }
  });
