import { invokers } from "./invoker-commands";

/** The inline script's interface for the site's own scripts. */
export interface EarlyClicks {
  /** The clicked buttons and links, in order. */
  pressed: HTMLElement[];
  /** Also records clicks on links that scripts handle. Until then, they open their page. */
  recordLinks: () => void;
  /** Stops recording clicks. */
  stop: () => void;
  /** Opens the page of a clicked link, if scripts can't handle the click. */
  openLink: () => void;
}

declare global {
  interface Window {
    /** Missing in the live preview, where scripts don't wait. */
    earlyClicks?: EarlyClicks;
  }
}

/** Buttons, without those that the browser handles itself: submit, and opening or closing a dialog. */
const buttons = `button[type=button]:not(${invokers}, [disabled])`;

/** Links that open a dialog if scripts run. */
const links = "a[data-opens-dialog]";

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/** Records clicks before hydration, and marks the elements as busy, so that the visitor gets a response. */
export function recordEarlyClicks(): void {
  const pressed: HTMLElement[] = [];
  let recorded = buttons;
  const record = (event: MouseEvent) => {
    const element = (event.target as Element).closest<HTMLElement>(recorded);
    if (!element) return;
    if (element instanceof HTMLAnchorElement) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
    }
    pressed.push(element);
    element.ariaBusy = "true";
  };
  addEventListener("click", record, true);
  window.earlyClicks = {
    pressed,
    recordLinks: () => (recorded = `${buttons},${links}`),
    stop: () => removeEventListener("click", record, true),
    openLink: () => {
      const link = pressed.find((element) => element instanceof HTMLAnchorElement);
      if (link) location.assign(link.href);
    },
  };
}
