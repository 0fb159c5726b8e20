/** Excludes the dialog's content, its edge and its scroll bar. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

function closeOnBackdrop(event: MouseEvent): void {
  if (isOnBackdrop(event)) (event.currentTarget as HTMLDialogElement).close();
}

/**
 * Closes a modal dialog on a click outside, in browsers without `closedby`, such as Safari. Listens
 * on the dialog, because iPhones dispatch no click elsewhere for a tap on a non-interactive
 * element. Safe to call twice.
 */
export function supportLightDismiss(dialog: HTMLDialogElement): void {
  if (!("closedBy" in dialog)) dialog.addEventListener("click", closeOnBackdrop);
}
