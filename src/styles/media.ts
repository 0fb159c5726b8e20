/**
 * Window widths, in CSS pixels, at which the layout changes. At `md` the menu unfolds. They assume
 * the default text size: with larger text, the narrower layouts apply.
 */
export const breakpoints = { sm: 640, md: 768, lg: 1024 } as const;

const usualTextSize = 16;

const inEm = (pixels: number) => `${pixels / usualTextSize}em`;

type Breakpoint = keyof typeof breakpoints;

/** The condition of {@link from} without `@media`, for a `media` attribute. */
export const isFrom = (name: Breakpoint): string => `(min-width: ${inEm(breakpoints[name])})`;

/**
 * A media query for windows from a breakpoint on. Never for print: some browsers compare the
 * paper's width, WebKit the window's.
 */
export const from = (name: Breakpoint): string => `@media screen and ${isFrom(name)}`;

/**
 * A query for text so large that a line has room for only a dozen letters, in `main` and the footer;
 * also in global.css. The em of a container, unlike a media query's, includes the size that a style
 * sheet of the visitor sets.
 */
export const largeText = "@container page (max-width: 17em)";

/** A query for `main` and the footer where enlarged text leaves less room than from `lg` on. */
export const lessRoom = "@container page (max-width: 62em)";

/** A media query for windows below a breakpoint, never for print. */
export const below = (name: Breakpoint): string =>
  `@media screen and (max-width: ${inEm(breakpoints[name] - 0.02)})`;
