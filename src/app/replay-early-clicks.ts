import type { GatsbyBrowser } from "gatsby";
import type {} from "../inline/record-early-clicks";
import { forgetReload } from "../browser/reload-once";
import { noteScrollPosition } from "./scroll-position";

/** Each in a task of its own, so that a button's second press sees what the first has changed. */
function press(): void {
  const button = window.earlyClicks?.pressed.shift();
  if (!button) return;
  if (button.isConnected) {
    button.ariaBusy = null;
    button.click();
  }
  setTimeout(press);
}

/** Clicks the buttons that were clicked before hydration. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  forgetReload();
  noteScrollPosition();
  setTimeout(press);
};
