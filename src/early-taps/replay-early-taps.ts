import type { GatsbyBrowser } from "gatsby";
import type {} from "./keep-early-taps";

/**
 * Gatsby asks for this just before it hydrates the page; from then on React keeps early taps
 * itself. The hydrating function stays Gatsby's own.
 */
export const replaceHydrateFunction = (() => {
  window.earlyTaps?.stop();
  return undefined;
}) as unknown as GatsbyBrowser["replaceHydrateFunction"];

/** Each in a task of its own, so that a button's second press sees what the first has changed. */
function press([button, ...others]: HTMLElement[]): void {
  if (button?.isConnected) button.click();
  if (others.length > 0) setTimeout(press, 0, others);
}

/** Presses the buttons again that were pressed before the page could answer. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  setTimeout(press, 0, window.earlyTaps?.pressed.splice(0) ?? []);
};
