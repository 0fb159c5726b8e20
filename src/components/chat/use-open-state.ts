import { type RefObject, useEffect, useState } from "react";

/** Whether a dialog is open that the browser itself opens and closes. */
export function useOpenState(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const look = () => setIsOpen(element.open);
    // The visitor may have opened it before hydration.
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [dialog]);
  return isOpen;
}
