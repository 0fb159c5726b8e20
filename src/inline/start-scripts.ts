import { savesData } from "../browser/connection";
import { whenIdle } from "../browser/when-idle";
import { pageResourcesId } from "../lib/links/site-ids";
import { prefetchData } from "./prefetched-data";
import { runScript } from "./run-script";

/** The resources of a page, as Gatsby calls them: the build writes them into the page as JSON. */
export interface PageResources {
  /** The page's own path, by which Gatsby tells a page from the not-found page. */
  pagePath: string;
  /** Addresses of the scripts, in the order in which they run. */
  scripts: string[];
  /** Addresses of the JSON that Gatsby fetches next, for fetching it at the same time. */
  data: string[];
}

declare global {
  interface Window {
    /** Gatsby's own name. */
    pagePath?: string;
  }
}

/** What shows that the visitor wants the page to answer. */
const wishes = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Starts Gatsby and React when the first photos have arrived (the `load` event) and the browser is
 * idle, or at the visitor's first touch, whichever comes first. Until then no framework byte
 * competes with what the visitor came to see. A visitor who saves data gets the scripts at the first
 * touch or scroll only.
 */
export function startScripts(): void {
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    const element = document.querySelector(`script#${pageResourcesId}`);
    // Touched while the page was still coming in: the resources stand at its end.
    if (!element) return addEventListener("DOMContentLoaded", start);
    hasStarted = true;
    const { pagePath, scripts, data } = JSON.parse(element.textContent) as PageResources;
    window.pagePath = pagePath;
    prefetchData(data);
    scripts.forEach(runScript);
  };

  const onlyWhenWished = savesData();
  for (const wish of onlyWhenWished ? [...wishes, "scroll" as const] : wishes)
    addEventListener(wish, start, { once: true, capture: true, passive: true });
  if (!onlyWhenWished) whenIdle(start);
}
