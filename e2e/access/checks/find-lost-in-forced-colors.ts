/**
 * Returns what is invisible in forced colors, one per line: drawings in their background's color,
 * masks without a fill, controls that only their fill distinguished from text, and current pages
 * that look like the others. Runs in the browser with forced colors.
 */
export function findLostInForcedColors(): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }),
    );
  const isNone = (color: string) => color === "none" || color.endsWith(", 0)");
  const groundOf = (element: Element | null): string => {
    const color = getComputedStyle(element ?? document.documentElement).backgroundColor;
    return element && isNone(color) ? groundOf(element.parentElement) : color;
  };

  const invisible = all("svg").filter((svg) => {
    const inks = [...svg.querySelectorAll("*")].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].filter((color) => !isNone(color));
    });
    return inks.length > 0 && inks.every((ink) => ink === groundOf(svg));
  });
  const masked = all("*").filter((element) =>
    [undefined, "::before", "::after"].some((part) => {
      const style = getComputedStyle(element, part);
      const isDrawn = part === undefined || style.content !== "none";
      const isPicture = style.backgroundImage !== "none" || style.borderImageSource !== "none";
      const keeps = style.forcedColorAdjust === "none" || isPicture;
      return isDrawn && style.maskImage !== "none" && !keeps;
    }),
  );
  const bare = all("input:not([type=hidden]), select, textarea, button, [role=button]").filter(
    (control) => {
      const style = getComputedStyle(control);
      const isNative =
        style.appearance !== "none" && control.matches("[type=radio], [type=checkbox]");
      const hasBorder = style.borderStyle !== "none" && Number.parseFloat(style.borderWidth) > 0;
      const isOutOfSight = style.clipPath !== "none";
      return !isNative && !hasBorder && style.outlineStyle === "none" && !isOutOfSight;
    },
  );

  const alike = all("main nav [aria-current]").filter(
    (item) => groundOf(item) === groundOf(item.closest("nav")),
  );

  return [
    ...invisible.map((svg) => `drawn in the color of its ground: ${svg.outerHTML}`),
    ...masked.map((element) => `a mask without a filling: ${element.outerHTML}`),
    ...bare.map((control) => `a control without a border: ${control.outerHTML}`),
    ...alike.map((item) => `a current page like the others: ${item.outerHTML}`),
  ].map((line) => line.slice(0, 140));
}
