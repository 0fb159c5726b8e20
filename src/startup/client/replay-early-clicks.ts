import type { GatsbyBrowser } from "gatsby";
import type {} from "../inline/record-early-clicks";
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

/** Replays the early clicks: those before hydration, recorded by `record-early-clicks.ts`. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  forgetReload();
  saveScrollPosition();
  setTimeout(replayNext);
};
