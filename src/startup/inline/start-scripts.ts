import { savesData } from "../../browser/connection";
import { whenIdle } from "../../browser/when-idle";
import { pageResourcesId } from "../../lib/links/site-ids";
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

/** Events that show that the visitor wants to interact. */
const interactions = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Starts Gatsby and React once the first photos have loaded (the `load` event) and the browser is
 * idle, or at the visitor's first touch. Until then, no script competes with the content. For
 * visitors who save data, only the first touch, key, focus or scroll starts them.
 */
export function startScripts(): void {
  let hasStarted = false;

  const startOnce = () => {
    if (hasStarted) return;
    const element = document.querySelector(`script#${pageResourcesId}`);
    // The page is still loading, and the resources are at its end.
    if (!element) return addEventListener("DOMContentLoaded", startOnce);
    hasStarted = true;
    const { pagePath, scripts, data } = JSON.parse(element.textContent) as PageResources;
    window.pagePath = pagePath;
    prefetchData(data);
    scripts.forEach(runScript);
  };

  const waitsForVisitor = savesData();
  for (const type of waitsForVisitor ? [...interactions, "scroll" as const] : interactions)
    addEventListener(type, startOnce, { once: true, capture: true, passive: true });
  if (!waitsForVisitor) whenIdle(startOnce);
}
