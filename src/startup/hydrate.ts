import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page in slices of a few milliseconds, between which taps and scrolling are answered.
 * From here on React keeps early taps itself.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (page: ReactNode, container: Element) => {
    window.earlyTaps?.stop();
    startTransition(() => {
      hydrateRoot(container, page);
    });
  };
