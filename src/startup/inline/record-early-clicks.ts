import { invokers } from "./invoker-commands";

/** The clicks before hydration, for the scripts that replay them. */
export interface EarlyClicks {
  /** The clicked buttons and links, in order. */
  pressed: HTMLElement[];
  /** Records a click, and marks the element as busy, so that the visitor gets a response. */
  record: (element: HTMLElement) => void;
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
 * Records clicks on buttons before hydration. Skips buttons that the browser handles itself: submit, and
 * buttons that open or close a dialog.
 */
export function recordEarlyClicks(): void {
  const pressed: HTMLElement[] = [];
  const record = (element: HTMLElement) => {
    pressed.push(element);
    element.ariaBusy = "true";
  };
  const recordButton = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(
      `button[type=button]:not(${invokers}, [disabled])`,
    );
    if (button) record(button);
  };
  addEventListener("click", recordButton, true);
  window.earlyClicks = {
    pressed,
    record,
    stop: () => removeEventListener("click", recordButton, true),
  };
}
