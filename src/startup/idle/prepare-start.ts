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
  const arrival = Promise.all(resources.scripts.map(prefetchScript));
  // Now, so that the end of early clicks is never missed.
  if (window.earlyClicks) recordEarlyLinks(window.earlyClicks, arrival);
  arrival.then(
    // A missing script means that a newer build replaced it (run-script.ts).
    (found) => found.every(Boolean) || start(),
    () => undefined,
  );
  whenCarouselSeen(start);
}
