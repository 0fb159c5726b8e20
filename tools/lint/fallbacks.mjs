// @ts-check
/**
 * Features that a supported browser (`browserslist` in package.json) lacks, and what it shows instead.
 * The linter accepts no others. Remove a feature when all supported browsers have it.
 *
 * In markup, which the linter doesn't check:
 *
 * - `command`, `commandfor` (Safari before 26.2): src/browser/dialogs.ts opens and closes the
 *   dialogs. Before scripts run, and without scripts, the menu opens as a popover.
 * - `closedby` (Safari): src/browser/dialogs.ts closes a dialog on a click outside.
 * - `popover` (Safari before 17, Firefox before 125): the menu is a plain list, see `@supports` in
 *   src/styles/global.css.
 * - `fetchpriority` (all supported browsers have it): files load in the order of the page.
 * - `@starting-style`, `allow-discrete` (Safari before 18): dialogs and the menu appear without a transition.
 */

/** @type {Record<string, string>} properties */
const properties = {
  "text-size-adjust":
    "desktop Safari and Firefox never enlarge text; iPhones support the prefixed name",
  "scrollbar-color": "Safari before 26.2 draws its own scroll bars",
  "accent-color": "some draw check boxes and radio buttons in their own color",
  resize: "text areas on iPhones have no handle; long text scrolls inside",
  "print-color-adjust": "Chrome before 136 supports the prefixed name, which Emotion adds",
  "overscroll-behavior":
    "iPhones continue to scroll the page; dialogs prevent it with `overflow: hidden`",
};

/** @type {Record<string, string[]>} values of properties */
const propertyValues = {
  "text-wrap": ["pretty"], // Firefox, Safari before 26: lines wrap as usual
  "content-visibility": ["auto"], // Safari before 26: pictures load earlier
  "break-after": ["avoid"], // Firefox: a heading may be the last line of a printed page
};

/** @type {Record<string, string>} pseudo-classes and pseudo-elements */
const selectors = {
  "details-content":
    "Firefox before 143, Safari before 18.4: an answer opens without movement; what a package includes is folded in wide windows, too",
};

/** APIs that scripts use only if they exist. `eslint-plugin-compat` calls them polyfills. */
export const guardedApis = [
  "navigator.connection", // Firefox, Safari: the connection is unknown, so the site doesn't save data
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
