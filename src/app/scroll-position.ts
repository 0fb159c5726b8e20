import type { GatsbyBrowser } from "gatsby";

/**
 * Where a page is when it has loaded, the browser knows best: at its top or its fragment, or where it
 * was before a reload. Gatsby would go to where the page was when it was last open in this tab, and
 * take it away from under the visitor's finger. Moves from page to page are Gatsby's, but for the way
 * back to an address with a fragment: it would go to the fragment, not to where the page was left.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  const isSamePage = prevRouterProps.location.pathname === location.pathname;
  // Gatsby notes the action of a link alone.
  const isLink = (location as { action?: string }).action === "PUSH";
  if (isSamePage || !location.hash || isLink) return undefined as never;
  window.scrollTo(...(getSavedScrollPosition as (of: Location) => [number, number])(location));
  return false;
};

/** Has Gatsby note where the page is now, for the way back to it, in the place of an older note. */
export const noteScrollPosition = (): boolean => dispatchEvent(new Event("scroll"));
