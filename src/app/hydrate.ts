import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

const hydrate = (page: ReactNode, container: Element): void => {
  window.earlyClicks?.stop();
  startTransition(() => {
    hydrateRoot(container, page);
  });
};

/**
 * Hydrates the page in slices of a few milliseconds, between which taps and scrolling are answered.
 * From here on React keeps early taps itself.
 *
 * The live preview has nothing to hydrate: its pages come empty. There Gatsby's own function stays,
 * which fills them, and shows errors over the page.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydrate : (undefined as never);
