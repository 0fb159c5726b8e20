import { supportLightDismiss } from "../../browser/light-dismiss";

/** Buttons for a dialog: `command` opens or closes it. */
export const invokers = "button[commandfor]";

/**
 * Supports `command` and `commandfor` on dialogs in browsers without them, such as Safari before
 * 26.2. Those would open the menu as a popover, its fallback without scripts, and leave the page
 * behind it open to taps, Tab and scrolling.
 */
export function supportInvokerCommands(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>(invokers);
    const id = button?.getAttribute("commandfor") ?? "";
    const dialog = document.getElementById(id);
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    supportLightDismiss(dialog);
    if ("commandForElement" in button) {
      // A fallback for browsers without scripts and commands; Chrome logs it as ignored.
      button.removeAttribute("popovertarget");
      return;
    }
    event.preventDefault(); // or the popover opens too
    if (button.getAttribute("command") === "close") return dialog.close();
    // Safari doesn't focus a clicked button, but the focus must return to it later.
    button.focus({ preventScroll: true });
    dialog.showModal();
  });
}
