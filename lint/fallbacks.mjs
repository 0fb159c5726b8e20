// @ts-check
/**
 * Features that a supported browser lacks (package.json, "browserslist"), and what it shows instead.
 * The linter accepts no others. Remove a feature when every supported browser has it.
 *
 * In markup, which no linter checks:
 *
 * - `command`, `commandfor` (Safari before 26.2): src/startup/inline/invoker-commands.ts opens and closes the
 *   dialogs; before scripts run, and without scripts, the menu opens as a popover.
 * - `closedby` (Safari): src/browser/light-dismiss.ts closes a dialog on a click outside.
 * - `popover` (Safari before 17, Firefox before 125): the menu is a plain list, see `@supports` in
 *   src/styles/global.css.
 * - `fetchpriority` (every supported browser has it): files load in the order of the page.
 * - `@starting-style`, `allow-discrete` (Safari before 18): dialogs and menu appear at once.
 */

/** @type {Record<string, string>} properties */
const properties = {
  "text-size-adjust": "Safari and Firefox on desktops never enlarge text; iPhones know the prefix",
  "scrollbar-color": "Safari before 26.2 draws its own scroll bars",
  "accent-color": "some draw ticks and buttons in their own colour",
  resize: "iPhones give text areas no handle; what is long scrolls inside",
  "print-color-adjust": "Chrome before 136 knows it by its prefix, which Emotion adds",
  "overscroll-behavior": "iPhones scroll the page on; what is modal stops it by `overflow: hidden`",
};

/** @type {Record<string, string[]>} values of properties */
const propertyValues = {
  "text-wrap": ["pretty"], // Firefox, Safari before 26: lines wrap as usual
  "break-after": ["avoid"], // Firefox: a heading may be the last line of a printed page
};

/** @type {Record<string, string>} pseudo-classes and pseudo-elements */
const selectors = {
  "details-content": "Firefox before 143, Safari before 18.4: an answer opens without movement",
};

/** APIs whose absence scripts handle: `eslint-plugin-compat` calls them polyfills. */
export const askedForSafely = [
  "navigator.connection", // Firefox, Safari: the connection is unknown, so the site saves no data
];

/**
 * Options of ESLint's css/use-baseline, which uses years, not versions: every supported browser
 * except Safari 18.0 and 18.1 has the features of 2024.
 */
export const baseline = {
  available: 2024,
  allowProperties: Object.keys(properties),
  allowPropertyValues: propertyValues,
  allowSelectors: Object.keys(selectors),
};
