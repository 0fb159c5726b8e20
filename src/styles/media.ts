/**
 * Window widths, in CSS pixels, from which the layout changes. `md` is where the menu unfolds. They
 * hold for text of the usual size: who sets it larger gets the layouts of narrower windows.
 */
export const breakpoints = { sm: 640, md: 768, lg: 1024 } as const;

const usualTextSize = 16;

const inEm = (pixels: number) => `${pixels / usualTextSize}em`;

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints;

/** The condition of {@link from} alone, for a `media` attribute. */
export const isFrom = (name: Breakpoint): string => `(min-width: ${inEm(breakpoints[name])})`;

/**
 * A media query for windows from a breakpoint on. Paper is left to the rules without a query: some
 * browsers ask it for its own width, WebKit for the window's.
 */
export const from = (name: Breakpoint): string => `@media screen and ${isFrom(name)}`;

/** A media query for text so large that a line holds a dozen letters; also in global.css. */
export const largeText = "@media (max-width: 17em)";

/** A media query for windows below a breakpoint, and never for paper. */
export const below = (name: Breakpoint): string =>
  `@media screen and (max-width: ${inEm(breakpoints[name] - 0.02)})`;
