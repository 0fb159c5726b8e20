import { interceptClicks } from "./intercept-clicks";

/** Milliseconds until a text field has reported what was typed; the package itself waits 100. */
const pause = 300;

const toolbarButton = "button[aria-controls$=lexical-root]";

/**
 * Delays a button press until the text field has reported its last change. The package saves the
 * last reported value, so a quick "Save" would lose the last words.
 */
export function delayClicksAfterTyping(): void {
  let typed = -Infinity;
  addEventListener("beforeinput", ({ target }) => {
    if ((target as HTMLElement).isContentEditable) typed = performance.now();
  });
  interceptClicks((button) => {
    const wait = typed + pause - performance.now();
    if (wait > 0) setTimeout(() => button.click(), wait);
    return wait > 0;
  });
  // Bold, Strikethrough and similar buttons. Delayed presses don't reach this listener.
  addEventListener(
    "click",
    ({ target }) => {
      if ((target as Element).closest(toolbarButton)) typed = performance.now();
    },
    true,
  );
}
