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

/** The inline script's interface for the idle script. */
export interface Startup {
  /** The page's resources; `undefined` if its scripts have started, or if its end hasn't loaded yet. */
  readResources: () => PageResources | undefined;
  /** Starts the page's scripts, once. */
  start: () => void;
}

declare global {
  interface Window {
    /** Gatsby's global. */
    pagePath?: string;
    /** Missing after hydration and in the live preview. */
    startup?: Startup;
  }
}

/** Events that show that the visitor uses the page. A mouse moves before it clicks. */
const uses = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

/**
 * Starts Gatsby and React when the visitor first uses the page. The idle script prepares that,
 * unless the visitor saves data (docs/decisions/late-start.md).
 *
 * @param idleScript its URL
 */
export function startScripts(idleScript: string): void {
  let hasStarted = false;

  const readResources = () => {
    if (hasStarted) return undefined;
    const text = document.querySelector(`script#${pageResourcesId}`)?.textContent;
    // The resources are at the end of the page, which may still be loading.
    return text ? (JSON.parse(text) as PageResources) : undefined;
  };

  const start = () => {
    if (hasStarted) return;
    const resources = readResources();
    if (!resources) return addEventListener("DOMContentLoaded", start);
    hasStarted = true;
    window.pagePath = resources.pagePath;
    prefetchData(resources.data);
    resources.scripts.forEach(runScript);
  };

  const { pathname } = location;
  // After a reload, Back and Forward may change only the URL. Without a router, the page would stay.
  addEventListener("popstate", () => {
    if (!window.startup || location.pathname === pathname) return;
    hasStarted = true;
    delete window.pagePath; // Gatsby would write it into the URL
    location.reload();
  });
  window.startup = { readResources, start };
  for (const type of uses)
    addEventListener(type, start, { once: true, capture: true, passive: true });
  if (!savesData()) whenIdle(() => runScript(idleScript));
}
