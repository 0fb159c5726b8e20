import { supportLightDismiss } from "../browser/light-dismiss";

/** Buttons that name a dialog: `command` says whether they open or close it. */
export const invokers = "button[commandfor]";

/**
 * Opens and closes dialogs by their buttons' `command` and `commandfor` in browsers that don't know
 * these, as Safari before 26.2. They would take the menu for a popover, which is its way without
 * scripts: one that leaves the page behind it open to taps, Tab and scrolling.
 */
export function supportInvokerCommands(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>(invokers);
    const id = button?.getAttribute("commandfor") ?? "";
    const dialog = document.getElementById(id);
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    supportLightDismiss(dialog);
    if ("commandForElement" in button) {
      // Meant for those that know neither; Chrome logs it as ignored.
      button.removeAttribute("popovertarget");
      return;
    }
    event.preventDefault(); // or the popover opens too
    if (button.getAttribute("command") === "close") return dialog.close();
    // Safari leaves the focus where it was; it is to come back to the button.
    button.focus({ preventScroll: true });
    dialog.showModal();
  });
}
