import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { savesData, whenIdle } from "../browser/when-idle";

let tapped: HTMLElement[] = [];

const hydrate = (page: ReactNode, container: Element): void => {
  // From now on, React itself replays taps.
  tapped = window.takeEarlyTaps?.() ?? [];
  startTransition(() => void hydrateRoot(container, page));
};

/** Hydrates in slices of a few milliseconds, so that taps and scrolling stay responsive. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  // The live preview serves empty pages, which Gatsby's own function renders.
  process.env.NODE_ENV === "production" ? hydrate : (undefined as never);

/** Repeats one tap per task, so that a second tap on a button sees the result of the first. */
function repeatNext(): void {
  const button = tapped.shift();
  if (!button) return;
  button.ariaBusy = null;
  button.click();
  setTimeout(repeatNext);
}

/** Repeats the early taps, and sets the attribute that browser tests wait for. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.setAttribute("data-hydrated", "");
  dispatchEvent(new Event("scroll")); // Gatsby saves the position for Back, replacing an older one
  setTimeout(repeatNext);
};

/** Loads the analytics library, unless the visitor saves data. Without it, the queue sends the events. */
export const onClientEntry = (): void => {
  if (process.env.GATSBY_MIXPANEL_TOKEN) {
    const queue = window.eventQueue;
    if (!queue || savesData()) return;
    const start = () =>
      import("../analytics/mixpanel").then((library) => library.startMixpanel(queue));
    const load = () => whenIdle(() => void start().catch(() => undefined));
    if (document.prerendering) document.addEventListener("prerenderingchange", load);
    else load();
  }
};
