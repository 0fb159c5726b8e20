import { invokers } from "./invoker-commands";

/** The inline script's interface for the site's own scripts. */
export interface EarlyClicks {
  /** The clicked buttons, in order. */
  pressed: HTMLElement[];
  /** Stops recording clicks. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Missing in the live preview, where scripts don't wait. */
    earlyClicks?: EarlyClicks;
  }
}

/**
 * Records clicks on buttons before hydration, and marks the buttons as busy, so that the visitor gets a
 * response. Skips buttons that the browser handles itself: submit, and buttons that open or close a dialog.
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
