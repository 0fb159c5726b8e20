/**
 * What moves on the open page, or would when something changes, one line for each kind.
 * `page.evaluate(findMotion)`: it runs in the browser.
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
