import type { GatsbyBrowser } from "gatsby";
import type {} from "../inline/record-early-clicks";
import type {} from "../inline/start-scripts";
import { forgetReload } from "../../browser/reload-once";
import { saveScrollPosition } from "./scroll-position";

/** Replays one click per task, so that a second click on a button sees the result of the first. */
function replayNext(): void {
  const button = window.earlyClicks?.pressed.shift();
  if (!button) return;
  if (button.isConnected) {
    button.ariaBusy = null;
    button.click();
  }
  setTimeout(replayNext);
}

/** Replays the early clicks (record-early-clicks.ts). From now on, the router follows the history. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  delete window.startup;
  forgetReload();
  saveScrollPosition();
  setTimeout(replayNext);
};
