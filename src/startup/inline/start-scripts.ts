import { savesData } from "../../browser/connection";
import { whenIdle } from "../../browser/when-idle";
import { pageResourcesId } from "../../lib/links/site-ids";
import { prefetchData } from "./prefetched-data";
import { runScript } from "./run-script";

/** The resources of a page, which the build writes into it as JSON. */
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

/** Events that show that the visitor wants to interact. */
const wishes = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Starts Gatsby and React once the first photos have loaded (the `load` event) and the browser is
 * idle, or at the visitor's first touch. Until then no framework byte competes with content. For
 * visitors who save data, only the first touch or scroll starts them.
 */
export function startScripts(): void {
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    const element = document.querySelector(`script#${pageResourcesId}`);
    // Touched while the page was loading: the resources are at its end.
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
