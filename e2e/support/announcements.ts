import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The announcements of this page's live regions, oldest first. */
    announcements?: string[];
  }
}

/** Records changes of live regions as screen readers perceive them. Runs in the browser. */
function record(): void {
  const announcements: string[] = [];
  window.announcements = announcements;
  const regions = "[aria-live], [role=status], [role=log], [role=alert]";
  const isOff = (region: Element) => region.getAttribute("aria-live") === "off";

  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    if (isOff(node) || node.ariaHidden === "true") return "";
    return [...node.childNodes].map(textOf).join(" ");
  };

  const announce = (region: Element | null | undefined, nodes: Node[]) => {
    if (!region || isOff(region) || !region.checkVisibility()) return;
    const modal = document.querySelector("dialog:modal");
    if (modal && !modal.contains(region)) return; // inert
    const added = nodes.filter((node) => node.isConnected);
    const text = added.map(textOf).join(" ").replace(/\s+/g, " ").trim();
    if (text) announcements.push(text);
  };

  const observer = new MutationObserver((mutations) => {
    // Browsers notify screen readers after the frame: text that was replaced by then is never spoken.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      for (const { type, target, addedNodes } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        announce(element?.closest(regions), type === "childList" ? [...addedNodes] : [target]);
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

export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.announcements?.splice(0) ?? []);
