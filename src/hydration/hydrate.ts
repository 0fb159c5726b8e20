import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { restartKey, writeSession } from "../browser/session-storage";
import { savesData, whenIdle } from "../browser/when-idle";
import { reloadOnce } from "./load-again";

const isTextField = (target: unknown) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

let focused: unknown = document.activeElement;
addEventListener("focusin", ({ target }) => (focused = target));

// Gatsby's, if the page's data is missing.
addEventListener("unhandledrejection", (event) => void reloadOnce(event));

/** Moves focus, text and caret to the new field if React replaces a form that another program changed. */
function keepFocus(error: unknown): void {
  reportError(error);
  const draft = isTextField(focused) ? focused.form?.dataset.draft : undefined;
  if (!isTextField(focused) || !draft) return;
  const { name, value, selectionStart, selectionEnd } = focused;
  const newForm = [...document.forms].find((form) => form.dataset.draft === draft);
  const field = newForm?.elements.namedItem(name);
  if (!isTextField(field)) return;
  field.value = value;
  field.focus({ preventScroll: true });
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Repeats one tap per task, so that a second tap on a button sees the result of the first. */
function repeatTaps([button, ...others]: HTMLElement[]): void {
  if (!button) return;
  // No frame shows the tap's effect both by the mark and by React, or not at all.
  flushSync(() => button.click());
  button.ariaBusy = null;
  setTimeout(repeatTaps, 0, others);
}

const hydrate = (page: ReactNode, container: Element): void => {
  const tapped = window.takeEarlyTaps?.() ?? [];
  startTransition(() => void hydrateRoot(container, page, { onRecoverableError: keepFocus }));
  // From now on, React itself replays taps, and hydrates the tapped part first.
  repeatTaps(tapped);
};

/** Hydrates in slices of a few milliseconds, so that taps and scrolling stay responsive. */
export const replaceHydrateFunction = () =>
  // The live preview serves empty pages, which Gatsby's own function renders.
  process.env.NODE_ENV === "production" ? hydrate : undefined;

/** Sets the attribute that browser tests wait for. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.setAttribute("data-hydrated", "");
  writeSession(restartKey, "");
  dispatchEvent(new Event("scroll")); // Gatsby saves the position for Back, replacing an older one
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
