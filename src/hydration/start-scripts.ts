import { invokers } from "../browser/dialogs";
import { savesData, whenIdle } from "../browser/when-idle";

declare global {
  interface Window {
    /**
     * Stops remembering taps, and returns the tapped buttons in order. Missing in the live preview
     * and after hydration has begun.
     */
    takeEarlyTaps?: () => HTMLElement[];
  }
}

/**
 * Remembers taps on buttons until React hydrates the page (hydrate.ts), and marks these buttons as
 * busy. Skips buttons that the browser handles itself: submit, and those that open or close a dialog.
 */
export function rememberTaps(): void {
  const tapped: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(
      `button[type=button]:not(${invokers}, [disabled])`,
    );
    if (!button) return;
    tapped.push(button);
    button.ariaBusy = "true";
  };
  addEventListener("click", remember, true);
  window.takeEarlyTaps = () => {
    removeEventListener("click", remember, true);
    delete window.takeEarlyTaps;
    return tapped;
  };
}

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
 * Starts Gatsby and React at the first use of the page, or when the browser is idle after the page
 * has loaded; for visitors who save data, only at the first use (docs/decisions/late-start.md).
 */
export function startScripts(): void {
  const start = () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", runDelayed);
    else runDelayed();
  };
  for (const use of ["pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(use, start, { once: true, capture: true, passive: true });
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
