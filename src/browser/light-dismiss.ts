/** Not on what the dialog holds, and not on its own edge or scroll bar. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

function closeOnBackdrop(event: MouseEvent): void {
  if (isOnBackdrop(event)) (event.currentTarget as HTMLDialogElement).close();
}

/**
 * Has a modal dialog close on a click beside it in browsers that don't know `closedby`: no Safari
 * does. The dialog itself listens, since iPhones tell nobody else of a tap on what is no button.
 * Asked twice, it still closes once.
 */
export function supportLightDismiss(dialog: HTMLDialogElement): void {
  if (!("closedBy" in dialog)) dialog.addEventListener("click", closeOnBackdrop);
}
