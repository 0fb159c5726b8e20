import { holdPresses } from "./hold-presses";

/** Milliseconds until a text field has handed on what was typed into it; the package waits 100 itself. */
const pause = 300;

const toolbarButton = "button[aria-controls$=lexical-root]";

/**
 * Holds a press of a button back until the text field has handed on what was typed or formatted just before. The
 * package saves what it was handed last, so "Save" pressed quickly would leave the last words out.
 */
export function keepLastWords(): void {
  let typed = -Infinity;
  addEventListener("beforeinput", ({ target }) => {
    if ((target as HTMLElement).isContentEditable) typed = performance.now();
  });
  holdPresses((button) => {
    const wait = typed + pause - performance.now();
    if (wait > 0) setTimeout(() => button.click(), wait);
    return wait > 0;
  });
  // Bold, Strikethrough and the like. A press that is held back doesn't get here.
  addEventListener(
    "click",
    ({ target }) => {
      if ((target as Element).closest(toolbarButton)) typed = performance.now();
    },
    true,
  );
}
