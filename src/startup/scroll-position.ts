import type { GatsbyBrowser } from "gatsby";

/**
 * Where a page is when it has loaded, the browser knows best: at its top or its fragment, or where it
 * was before a reload. Gatsby would go to where the page was when it was last open in this tab, and
 * take it away from under the visitor's finger. Moves from page to page are Gatsby's.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps ? (undefined as never) : false;

/** Has Gatsby note where the page is now, for the way back to it, in the place of an older note. */
export const noteScrollPosition = (): boolean => dispatchEvent(new Event("scroll"));
