import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts?: { value: number; moved: string[] };
  }
}

/** Chromium shows less than this as "0.000". */
const visibleShift = 0.0005;

/** Records the layout shifts of each page that loads from now on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { value: 0, moved: [] as string[] };
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || sources.length === 0) continue;
        shifts.value += value;
        shifts.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Waits for a paint. Returns the page's layout shifts and what moved; empty below `least`. */
export async function readLayoutShifts(page: Page, least = visibleShift): Promise<string[]> {
  // Paints also while a test has paused the page's clock.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  const { value, moved } = await page.evaluate(
    () => window.layoutShifts ?? { value: 1, moved: ["nothing recorded"] },
  );
  return value < least ? [] : [value.toFixed(4), ...moved];
}
