/**
 * What can't be seen any more in forced colours, one line for each: drawings in the colour of their
 * ground, and controls that only their filling told from the text around.
 * `page.evaluate(findLostInForcedColors)`: it runs in the browser, where forced colours are on.
 */
export function findLostInForcedColors(): string[] {
  const name = (element: Element) =>
    `${element.closest("a, button, label")?.textContent?.trim().slice(0, 40) ?? ""} ${element.outerHTML.slice(0, 100)}`;
  const isThere = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  const isNone = (color: string) => color === "none" || /, 0\)$/.test(color);

  const groundOf = (element: Element): string => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const color = getComputedStyle(box).backgroundColor;
      if (!isNone(color)) return color;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };

  const invisible = [...document.querySelectorAll("svg")].filter(isThere).filter((svg) => {
    const inks = [...svg.querySelectorAll("*")].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].filter((color) => !isNone(color));
    });
    const ground = groundOf(svg);
    return inks.length > 0 && inks.every((ink) => ink === ground);
  });

  const masked = [...document.querySelectorAll("*")].filter((element) =>
    [undefined, "::before", "::after"].some((part) => {
      const style = getComputedStyle(element, part);
      const isDrawn = part === undefined || style.content !== "none";
      const keeps = style.forcedColorAdjust === "none" || style.backgroundImage !== "none";
      return isDrawn && style.maskImage !== "none" && !keeps && isThere(element);
    }),
  );

  const boxed = "input:not([type=hidden]), select, textarea, button, [role=button]";
  const bare = [...document.querySelectorAll(boxed)].filter(isThere).filter((control) => {
    const isNative =
      getComputedStyle(control).appearance !== "none" &&
      control.matches("[type=radio], [type=checkbox]");
    const { borderStyle, borderWidth, outlineStyle, clipPath, opacity } = getComputedStyle(control);
    const hasBorder = borderStyle !== "none" && Number.parseFloat(borderWidth) > 0;
    return (
      !isNative && !hasBorder && outlineStyle === "none" && clipPath === "none" && opacity !== "0"
    );
  });

  return [
    ...invisible.map((svg) => `drawn in the colour of its ground: ${name(svg)}`),
    ...masked.map((element) => `a mask without a filling: ${name(element)}`),
    ...bare.map((control) => `a control without a border: ${name(control)}`),
  ];
}
