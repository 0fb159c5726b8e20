import type { Startup } from "../inline/start-scripts";
import { prefetchData } from "../inline/prefetched-data";
import { recordEarlyLinks } from "./record-early-links";
import { needsScripts, type Period } from "./needs-scripts";

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

/** Fetches the page's scripts and data for the first use. Starts them now if the page needs them. */
export function prepareStart({ readResources, start }: Startup, builtDay: Period): void {
  const resources = readResources();
  if (!resources) return;
  if (needsScripts(builtDay)) return start();
  prefetchData(resources.data);
  Promise.all(resources.scripts.map(prefetchScript)).then(
    // A missing script means that a newer build replaced it (run-script.ts).
    (found) => {
      if (!found.every(Boolean)) return start();
      if (window.earlyClicks) recordEarlyLinks(window.earlyClicks);
    },
    () => undefined,
  );
  whenCarouselSeen(start);
}
