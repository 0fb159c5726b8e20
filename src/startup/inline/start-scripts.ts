import { savesData } from "../../browser/connection";
import { whenIdle } from "../../browser/when-idle";
import { pageResourcesId } from "../../lib/links/site-ids";
import { needsScripts, type Period } from "./needs-scripts";
import { prefetchData } from "./prefetched-data";
import { runScript } from "./run-script";

/** The resources of a page. The build writes them into the page as JSON. */
export interface PageResources {
  /** The page's own path, by which Gatsby recognizes the not-found page. */
  pagePath: string;
  /** URLs of the scripts, in order of execution. */
  scripts: string[];
  /** URLs of the JSON that Gatsby needs next, fetched in parallel. */
  data: string[];
}

declare global {
  interface Window {
    /** Gatsby's global. */
    pagePath?: string;
  }
}

/** Events that show that the visitor uses the page. A mouse moves before it clicks. */
const uses = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

/** Fetches a script into the browser's cache. Reads it whole: Chromium caches nothing less. */
async function prefetchScript(url: string): Promise<boolean> {
  const response = await fetch(url, { priority: "low" });
  await response.blob();
  return response.ok;
}

/** Calls a function once half of the carousel is visible. */
function whenCarouselSeen(start: () => void): void {
  const carousel = document.querySelector(".photo-carousel");
  const startIfSeen = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && start();
  if (carousel) new IntersectionObserver(startIfSeen, { threshold: 0.5 }).observe(carousel);
}

/**
 * Starts Gatsby and React when the visitor first uses the page (docs/decisions/late-start.md). Once
 * the page has loaded and is idle, the browser fetches the scripts, unless the visitor saves data.
 */
export function startScripts(builtDay: Period): void {
  let hasStarted = false;
  const readResources = () => {
    const element = document.querySelector(`script#${pageResourcesId}`);
    return element && (JSON.parse(element.textContent) as PageResources);
  };

  const startOnce = () => {
    if (hasStarted) return;
    const resources = readResources();
    // The page is still loading, and the resources are at its end.
    if (!resources) return addEventListener("DOMContentLoaded", startOnce);
    hasStarted = true;
    window.pagePath = resources.pagePath;
    prefetchData(resources.data);
    resources.scripts.forEach(runScript);
  };

  const prepare = () => {
    const resources = readResources();
    if (hasStarted || !resources) return;
    if (needsScripts(builtDay)) return startOnce();
    prefetchData(resources.data);
    Promise.all(resources.scripts.map(prefetchScript)).then(
      // A missing script means that a newer build replaced it (run-script.ts).
      (found) => (found.every(Boolean) ? window.earlyClicks?.recordLinks() : startOnce()),
      () => undefined,
    );
    whenCarouselSeen(startOnce);
  };

  for (const type of uses)
    addEventListener(type, startOnce, { once: true, capture: true, passive: true });
  if (!savesData()) whenIdle(prepare);
}
