/**
 * What moves on the open page, or would when something changes, one line for each kind.
 * `page.evaluate(findMotion)`: it runs in the browser.
 */
export function findMotion(): string[] {
  const isLong = (durations: string) =>
    durations.split(", ").some((duration) => Number.parseFloat(duration) > 0);
  const styled = [...document.querySelectorAll("*")].flatMap((element) =>
    [undefined, "::before", "::after", "::backdrop"].flatMap((part) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element, part);
      const name = `${element.localName}.${element.className.toString()}${part ?? ""}`;
      return [
        ...(isLong(transitionDuration) ? [`${name} has a transition`] : []),
        ...(animationName !== "none" && isLong(animationDuration) ? [`${name} is animated`] : []),
        ...(scrollBehavior === "smooth" ? [`${name} scrolls smoothly`] : []),
      ];
    }),
  );
  return [...new Set(styled)];
}
