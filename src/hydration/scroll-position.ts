import type { GatsbyBrowser } from "gatsby";

/**
 * On the first page, the browser sets the position: Gatsby would restore an old one while the
 * visitor scrolls. After that, Gatsby scrolls, except for Back to a URL with a fragment: Gatsby
 * would scroll to the fragment instead of the last position.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  const isSamePage = prevRouterProps.location.pathname === location.pathname;
  // Gatsby records an action only for links.
  const isLink = (location as { action?: string }).action === "PUSH";
  if (isSamePage || !location.hash || isLink) return undefined as never;
  window.scrollTo(...(getSavedScrollPosition as (of: Location) => [number, number])(location));
  return false;
};

/** Makes Gatsby save the current scroll position for Back, replacing an older one. */
export const saveScrollPosition = (): boolean => dispatchEvent(new Event("scroll"));
