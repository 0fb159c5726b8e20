/**
 * Returns what moves on the page, or would move on a change, one per line and kind. Runs in the
 * browser with `page.evaluate(findMotion)`.
 */
export function findMotion(): string[] {
  const lasts = (durations: string) => durations.split(", ").some((one) => parseFloat(one) > 0);
  const moving = [...document.querySelectorAll("*")].flatMap((element) =>
    [undefined, "::before", "::after", "::backdrop"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isAnimated = style.animationName !== "none" && lasts(style.animationDuration);
      const isSmooth = style.scrollBehavior === "smooth";
      const moves = lasts(style.transitionDuration) || isAnimated || isSmooth;
      return moves ? [`${element.localName}.${element.className.toString()}${part ?? ""}`] : [];
    }),
  );
  return [...new Set(moving)];
}
