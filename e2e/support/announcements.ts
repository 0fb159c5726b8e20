import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** The texts that live regions announced, oldest first; each list is what one region changed at once. */
    announcements?: string[][];
  }
}

/** Records changes of live regions as screen readers perceive them. Runs in the browser. */
function record(): void {
  const announcements: string[][] = [];
  window.announcements = announcements;
  const regions = "[aria-live], [role=status], [role=log], [role=alert]";
  const isOff = (region: Element) => region.getAttribute("aria-live") === "off";

  const textsOf = (node: Node): string[] => {
    if (!(node instanceof Element)) return [node.textContent?.trim() ?? ""];
    if (isOff(node) || node.ariaHidden === "true" || node.matches("a, button")) return [];
    return [...node.childNodes].flatMap(textsOf);
  };

  /** Whether screen readers are notified: the region is visible, and no modal dialog makes it inert. */
  const isHeard = (region: Element) => {
    const modal = document.querySelector("dialog:modal");
    return !isOff(region) && region.checkVisibility() && (!modal || modal.contains(region));
  };

  const observer = new MutationObserver((mutations) => {
    // Browsers notify screen readers after the frame: text that was replaced by then is never spoken.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      const changes = new Map<Element, Set<Node>>();
      for (const { type, target, addedNodes } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (!region || !isHeard(region)) continue;
        const nodes = changes.get(region) ?? new Set();
        changes.set(region, nodes);
        for (const node of type === "childList" ? addedNodes : [target]) nodes.add(node);
      }
      for (const nodes of changes.values()) {
        const added = [...nodes].filter((node) => node.isConnected);
        const texts = added.flatMap(textsOf).filter(Boolean);
        if (texts.length > 0) announcements.push(texts);
      }
    };
    port1.postMessage("");
  });
  // Starts after parsing, because the parser's own insertions aren't changes.
  document.addEventListener("DOMContentLoaded", () =>
    observer.observe(document, { subtree: true, childList: true, characterData: true }),
  );
}

export const recordAnnouncements = (page: Page) => page.addInitScript(record);

/** The live regions with text. Chromium announces regions that a page adds with text. */
export const findFilledLiveRegions = (page: Page) =>
  page
    .locator("[role=status], [role=alert], [role=log], [aria-live]")
    .filter({ visible: true, hasText: /./ })
    .evaluateAll((regions) =>
      regions.filter((region) => region.getAttribute("aria-live") !== "off").map(String),
    );

/** Expects that each region changes one text at once: Chromium announces several in any order. */
export async function takeAnnouncements(page: Page): Promise<string[]> {
  const changes = await page.evaluate(() => window.announcements?.splice(0) ?? []);
  expect
    .soft(
      changes.filter((texts) => texts.length > 1),
      "announced in pieces",
    )
    .toEqual([]);
  return changes.flat();
}
