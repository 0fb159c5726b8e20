/** Window widths, in CSS pixels, from which the layout changes. `md` is where the menu unfolds. */
export const breakpoints = { sm: 640, md: 768, lg: 1024 } as const;

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints;

/** A media query for windows from a breakpoint on. */
export const from = (name: Breakpoint): string => `@media (min-width: ${breakpoints[name]}px)`;

/** A media query for windows below a breakpoint. */
export const below = (name: Breakpoint): string =>
  `@media (max-width: ${breakpoints[name] - 0.02}px)`;
