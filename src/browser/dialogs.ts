export const invokers = "button[commandfor]";

function closeOnBackdrop({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): void {
  const dialog = currentTarget as HTMLDialogElement;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  // Its edge and its scroll bar aren't the backdrop.
  const isInside = x >= left && x <= right && y >= top && y <= bottom;
  if (target === dialog && !isInside) dialog.close();
}

/** Closes a modal dialog on a click outside, in browsers without `closedby`, such as Safari. */
export function supportLightDismiss(dialog: HTMLDialogElement): void {
  if (!("closedBy" in dialog)) dialog.addEventListener("click", closeOnBackdrop);
}

/**
 * Lets a click outside close each dialog that a button opens. In browsers without `command`, such as
 * Safari before 26.2, the button also opens and closes it here.
 */
export function supportInvokerCommands(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>(invokers);
    const id = button?.getAttribute("commandfor") ?? "";
    const dialog = document.getElementById(id);
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    supportLightDismiss(dialog);
    if ("commandForElement" in button) {
      button.removeAttribute("popovertarget"); // Chrome would log that it ignores it
      return;
    }
    event.preventDefault(); // otherwise the popover opens, too
    if (button.getAttribute("command") === "close") return dialog.close();
    // Gives the button the focus, which returns to it later: Safari doesn't focus a clicked button.
    button.focus({ preventScroll: true });
    dialog.showModal();
  });
}
