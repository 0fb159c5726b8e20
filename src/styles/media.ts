/** Window widths, in CSS pixels at the default text size, from which wider layouts apply. */
export const breakpoints = { sm: 640, md: 768, lg: 1024 } as const;

const inEm = (pixels: number) => `${pixels / 16}em`;

type Breakpoint = keyof typeof breakpoints;

/** The condition of {@link from} without `@media`, for a `media` attribute. */
export const isFrom = (name: Breakpoint): string => `(min-width: ${inEm(breakpoints[name])})`;

/** A media query for windows from a breakpoint on. Not for print: WebKit compares the window's width. */
export const from = (name: Breakpoint): string => `@media screen and ${isFrom(name)}`;

/** Text so large that a line holds a dozen letters. A container's em includes the visitor's text size. */
export const largeText = "@container page (max-width: 17em)";

export const lessRoom = "@container page (max-width: 62em)";

/** Rules for a pointer that hovers. On touch screens, they would stay after a tap. */
export const onHover = (rules: string): string => `
  @media (hover: hover) {
    &:hover {
      ${rules}
    }
  }
`;

export const below = (name: Breakpoint): string =>
  `@media screen and (max-width: ${inEm(breakpoints[name] - 0.02)})`;
