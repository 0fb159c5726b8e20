/** Whether an element is at least partly in the viewport. */
export function isOnScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * Whether the visitor still attends to an element: it is in the viewport, and the focus isn't
 * elsewhere. Only then may a late response scroll or move the focus.
 */
export function isAttended(part: Element): boolean {
  const focused = document.activeElement ?? document.body;
  const isElsewhere = focused !== document.body && !part.contains(focused);
  return !isElsewhere && isOnScreen(part);
}
