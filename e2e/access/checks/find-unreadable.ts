/**
 * Returns unreadable text, one per line: cut off by a box, outside the window, or under other text. Runs in the
 * browser with `page.evaluate(findUnreadable)`, so it can't use anything outside itself.
 */
export function findUnreadable(): string[] {
  interface Line {
    element: Element;
    text: string;
    rect: DOMRect;
  }
  const slack = 2; // px, for glyphs and fractions of a pixel
  const edge = document.documentElement.clientWidth;
  const errors = new Set<string>();

  /** Text for screen readers and bots is clipped to nothing. */
  const isOutOfSight = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" || isOutOfSight(element.parentElement));

  /** Checks a line against the boxes around it; returns whether it is in the page's flow. */
  const judge = ({ element, text, rect }: Line): boolean => {
    for (let box = element; box !== document.body; box = box.parentElement ?? document.body) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const outer = box.getBoundingClientRect();
      // Visitors can scroll to hidden content of a scroll container.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const isCutX = rect.left < outer.left - slack || rect.right > outer.right + slack;
      const isCutY = rect.top < outer.top - slack || rect.bottom > outer.bottom + slack;
      if ((/hidden|clip/.test(overflowX) && isCutX) || (/hidden|clip/.test(overflowY) && isCutY)) {
        errors.add(`cut off: ${text}`);
        return false;
      }
      if (position === "fixed" || position === "sticky") return false;
    }
    if (rect.right > edge + slack || rect.left < -slack) errors.add(`out of the window: ${text}`);
    return true;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().replaceAll(/\s+/g, " ").slice(0, 60);
    if (!element || !text || element.closest("script, style, noscript, svg")) continue;
    if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    if (isOutOfSight(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const line = { element, text, rect };
      if (judge(line)) lines.push(line);
    }
  }

  lines.sort((one, other) => one.rect.top - other.rect.top);
  for (const [index, { element, text, rect }] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      // Line boxes of large type overlap; letters don't.
      const room = Math.min(rect.height, other.rect.height) / 3;
      if (other.rect.top > rect.bottom - room) break;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      if (other.element !== element && across > slack)
        errors.add(`one over the other: ${text} | ${other.text}`);
    }

  if (document.documentElement.scrollWidth > edge) errors.add("the page scrolls sideways");
  return [...errors];
}
