import type { GatsbyBrowser } from "gatsby";
import type {} from "../inline/record-early-clicks";
import { forgetReload } from "../browser/reload-once";
import { noteScrollPosition } from "./scroll-position";

/** Each in a task of its own, so that a button's second press sees what the first has changed. */
function press([button, ...others]: HTMLElement[]): void {
  if (button?.isConnected) {
    button.ariaBusy = null;
    button.click();
  }
  if (others.length > 0) setTimeout(press, 0, others);
}

/** Presses the buttons again that were pressed before the page could answer. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  forgetReload();
  noteScrollPosition();
  setTimeout(press, 0, window.earlyClicks?.pressed.splice(0) ?? []);
};
