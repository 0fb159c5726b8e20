import { invokers } from "./invoker-commands";

/** What the script inside the page leaves for the site's own scripts. */
export interface EarlyClicks {
  /** The buttons that were pressed, in their order. */
  pressed: HTMLElement[];
  /** Keeps no further taps. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Missing in the live preview, where the page's scripts don't wait. */
    earlyClicks?: EarlyClicks;
  }
}

/**
 * Remembers the buttons that are pressed before React answers, and marks them as busy, so that the
 * visitor sees the tap arrive. Left out are buttons that the browser itself understands: submit, and
 * those that open or close a dialog.
 */
export function recordEarlyClicks(): void {
  const pressed: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(
      `button[type=button]:not(${invokers}, [disabled])`,
    );
    if (!button) return;
    pressed.push(button);
    button.ariaBusy = "true";
  };
  addEventListener("click", keep, true);
  window.earlyClicks = { pressed, stop: () => removeEventListener("click", keep, true) };
}
