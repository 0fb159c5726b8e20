import { interceptClicks } from "./intercept-clicks";

/** Milliseconds until a text field has reported a change. Sveltia CMS itself waits 100. */
const reportDelay = 300;

const toolbarButton = "button[aria-controls$=lexical-root]";

/** The content of a text. Its components have buttons, which save nothing. */
const textContent = ".lexical-root";

/**
 * Delays clicks until the text field has reported its last change. Sveltia CMS saves the last
 * reported value, so a quick click on Save would lose the last words.
 */
export function delayClicksAfterTyping(): void {
  let changed = -Infinity;
  addEventListener("beforeinput", ({ target }) => {
    if ((target as HTMLElement).isContentEditable) changed = performance.now();
  });
  interceptClicks((button) => {
    // A new component may replace its buttons meanwhile, and the click would be lost.
    if (button.closest(textContent)) return false;
    const wait = changed + reportDelay - performance.now();
    if (wait > 0) setTimeout(() => button.click(), wait);
    return wait > 0;
  });
  // Bold, Strikethrough and similar buttons. Delayed clicks don't reach this listener.
  addEventListener(
    "click",
    ({ target }) => {
      if ((target as Element).closest(toolbarButton)) changed = performance.now();
    },
    true,
  );
}
