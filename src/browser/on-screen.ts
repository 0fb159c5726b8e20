export function isOnScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/** Whether an element is in the viewport, and the focus isn't elsewhere, so that it may scroll. */
export function isAttended(part: Element): boolean {
  const focused = document.activeElement ?? document.body;
  const isElsewhere = focused !== document.body && !part.contains(focused);
  return !isElsewhere && isOnScreen(part);
}
