/** What the inline script leaves for the page's own scripts. */
export interface EarlyTaps {
  /** The buttons that were pressed, in their order. */
  pressed: HTMLElement[];
  /** Keeps no further taps. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/**
 * Runs in the head of every page, before anything can be tapped: remembers the buttons that are
 * pressed before React answers. Left out are buttons that the browser itself understands: submit,
 * and those that open a dialog or popover.
 */
function keepEarlyTaps() {
  const pressed: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest?.("button[type=button]:not([popovertarget])");
    if (button) pressed.push(button as HTMLElement);
  };
  addEventListener("click", keep, true);
  window.earlyTaps = { pressed, stop: () => removeEventListener("click", keep, true) };
}

/** The text of the inline script. */
export const earlyTapsScript = `(${keepEarlyTaps.toString()})()`;
