import { type RefObject, useEffect, useState } from "react";

/** Whether a dialog is open that the browser itself opens: as a dialog, or as a popover. */
export function useOpenState(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const look = () => setIsOpen(element.open || element.matches(":popover-open"));
    // It may have been opened before the page's scripts ran.
    look();
    element.addEventListener("toggle", look);
    return () => element.removeEventListener("toggle", look);
  }, [dialog]);
  return isOpen;
}
