import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { listenOnDocument } from "../../browser/listen-on-document";
import { keepInput } from "./keep-input";
import { keepPage } from "./keep-page";

const hydrate = (page: ReactNode, container: Element): void => {
  window.earlyClicks?.stop();
  // The router re-encodes a path such as `/a%40b`; Gatsby then finds no page for it and throws.
  if (globalHistory.location.pathname !== window.location.pathname) return;
  listenOnDocument(container);
  keepInput(container);
  startTransition(() => {
    hydrateRoot(container, page, { onUncaughtError: keepPage(container) });
  });
};

/**
 * Hydrates the page in slices of a few milliseconds, so that taps and scrolling stay responsive.
 * React itself replays clicks that happen meanwhile. The live preview serves empty pages, which
 * Gatsby's own function renders, with errors over the page.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydrate : (undefined as never);
