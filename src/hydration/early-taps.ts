import { invokers } from "./invoker-commands";

declare global {
  interface Window {
    /**
     * Stops remembering taps, and returns the tapped buttons in order. Missing in the live preview
     * and after hydration has begun.
     */
    takeEarlyTaps?: () => HTMLElement[];
  }
}

/**
 * Remembers taps on buttons until React hydrates the page (hydrate.ts), and marks these buttons as
 * busy. Skips buttons that the browser handles itself: submit, and those that open or close a dialog.
 */
export function rememberTaps(): void {
  const tapped: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(
      `button[type=button]:not(${invokers}, [disabled])`,
    );
    if (!button) return;
    tapped.push(button);
    button.ariaBusy = "true";
  };
  addEventListener("click", remember, true);
  window.takeEarlyTaps = () => {
    removeEventListener("click", remember, true);
    delete window.takeEarlyTaps;
    return tapped;
  };
}
