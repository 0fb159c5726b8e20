import { savesData } from "../browser/connection";
import { afterLoad } from "./after-load";
import { fetchEarly } from "./early-data";
import type { PageResources } from "./page-resources";
import { runScript } from "./run-script";

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
    const element = document.getElementById("start-list");
    // Touched while the page was still coming in: the resources stand at its end.
    if (!element) return addEventListener("DOMContentLoaded", start);
    hasStarted = true;
    const { pagePath, scripts, data } = JSON.parse(element.textContent) as PageResources;
    window.pagePath = pagePath;
    fetchEarly(data);
    scripts.forEach(runScript);
  };

  const onlyWhenWished = savesData();
  for (const wish of onlyWhenWished ? [...wishes, "scroll" as const] : wishes)
    addEventListener(wish, start, { once: true, capture: true, passive: true });
  if (!onlyWhenWished) afterLoad(start);
}
