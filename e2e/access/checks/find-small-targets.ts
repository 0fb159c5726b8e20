/**
 * Returns controls that are too small for a finger or pointer, one per line. Ignores links inside a
 * sentence, which have the line's height (as WCAG 2.5.8 does). Runs in the browser with
 * `page.evaluate(findSmallTargets, 44)`.
 *
 * @param least minimum width and height in CSS pixels
 */
export function findSmallTargets(least: number): string[] {
  const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";

  /** Controls for screen readers and bots are clipped to nothing. */
  const isOutOfSight = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" || isOutOfSight(element.parentElement));

  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const text = element.closest("p, li, dd, td, blockquote, div")?.textContent?.trim() ?? "";
    return text.length > (element.textContent?.trim().length ?? 0);
  };

  /** Whether the area around a control (its label, a layer over its card) also responds. */
  const answersAround = (element: Element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
    const ends = (size: number) => (size < least ? [-reach, reach] : [0]);
    const labels = (element as Partial<HTMLInputElement>).labels ?? [];
    return [
      ...ends(width).map((by) => [x + by, y]),
      ...ends(height).map((by) => [x, y + by]),
    ].every(([atX = 0, atY = 0]) => {
      const met = document.elementFromPoint(atX, atY);
      return [element, ...labels].some((part) => part.contains(met));
    });
  };

  return [...document.querySelectorAll(controls)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isThere = element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    const tolerance = 0.5; // px, for rounding
    const isLarge = Math.min(width, height) >= least - tolerance;
    if (!isThere || isOutOfSight(element) || isLarge || isInSentence(element)) return [];
    if (answersAround(element)) return [];
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
    return [`${element.localName} "${name}" is ${Math.round(width)} x ${Math.round(height)}`];
  });
}
