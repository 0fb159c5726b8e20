import { type RefObject, useEffect } from "react";

/**
 * Closes a modal dialog on a click beside it, in browsers that don't know `closedby`. The dialog
 * has no padding, so that a click on the element itself is one on its backdrop.
 */
export function useBackdropClose(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || "closedBy" in element) return;
    const close = ({ target }: Event) => target === element && element.close();
    element.addEventListener("click", close);
    return () => element.removeEventListener("click", close);
  }, [dialog]);
}
