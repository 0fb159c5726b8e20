import { supportLightDismiss } from "../browser/light-dismiss";

/** Buttons that open or close a dialog with `command`. */
export const invokers = "button[commandfor]";

/**
 * Supports `command` and `commandfor` for dialogs in browsers without them, such as Safari before
 * 26.2. These would open the menu as a popover, which is the fallback without scripts: the page
 * behind it would react to taps, Tab and scrolling.
 */
export function supportInvokerCommands(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>(invokers);
    const id = button?.getAttribute("commandfor") ?? "";
    const dialog = document.getElementById(id);
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    supportLightDismiss(dialog);
    if ("commandForElement" in button) {
      // The fallback without scripts isn't needed, and Chrome would log that it ignores it.
      button.removeAttribute("popovertarget");
      return;
    }
    event.preventDefault(); // otherwise the popover opens, too
    if (button.getAttribute("command") === "close") return dialog.close();
    // Safari doesn't focus a clicked button, but the focus must return to it later.
    button.focus({ preventScroll: true });
    dialog.showModal();
  });
}
