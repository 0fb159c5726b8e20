/** Whether some of a part of the page is on the screen. */
export function isOnScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * Whether the visitor is still with a part of the page: some of it is on the screen, and the focus isn't
 * in another part. An answer that comes late may then move the page or the focus.
 */
export function isAttended(part: Element): boolean {
  const focused = document.activeElement ?? document.body;
  const isElsewhere = focused !== document.body && !part.contains(focused);
  return !isElsewhere && isOnScreen(part);
}
