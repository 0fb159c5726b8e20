import type { GatsbyBrowser } from "gatsby";
import type {} from "../inline/record-early-clicks";
import { forgetReload } from "../../browser/reload-once";
import { noteScrollPosition } from "./scroll-position";

/** One click per task, so that a second click on a button sees the result of the first. */
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
