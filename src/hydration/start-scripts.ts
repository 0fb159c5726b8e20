import { savesData } from "../browser/connection";
import { whenIdle } from "../browser/when-idle";

/** Events that show that the visitor uses the page. */
const uses = ["pointerdown", "keydown", "focusin", "scroll"] as const;

/** Runs a script. After a network failure, runs it again at the visitor's next touch. */
function runScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.onerror = () => addEventListener("pointerdown", () => runScript(src), { once: true });
  document.head.append(script);
}

/** Runs Gatsby's scripts, which the build has renamed to `data-src` (src/gatsby/html), once. */
function runDelayed(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[data-src]")) {
    runScript(script.dataset.src!);
    script.remove();
  }
}

/**
 * Starts Gatsby and React when the visitor first uses the page, or when the browser is idle after
 * the page has loaded; for visitors who save data, only at the first use
 * (docs/decisions/late-start.md).
 */
export function startScripts(): void {
  const start = () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", runDelayed);
    else runDelayed();
  };
  for (const type of uses)
    addEventListener(type, start, { once: true, capture: true, passive: true });
  if (!savesData()) whenIdle(start);

  const { pathname } = location;
  // After a reload, Back may change only the URL. Before hydration, Gatsby's router would keep the page,
  // or fail because it hasn't loaded the other one.
  addEventListener("popstate", (event) => {
    if (document.documentElement.hasAttribute("data-hydrated") || location.pathname === pathname)
      return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
