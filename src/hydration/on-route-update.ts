import type { GatsbyBrowser, ShouldUpdateScrollArgs } from "gatsby";
import { recordPageView } from "../analytics/record-event";
import { isHomePage } from "../browser/is-home-page";

/** Replaces Gatsby's announcement of the page's heading, which is the motto on the home page. */
const announceHome = () =>
  document.getElementById("gatsby-announcer")?.replaceChildren("Navigated to Home");

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  recordPageView();
  // Gatsby writes its own text in the animation frame that it just requested.
  if (prevLocation && isHomePage(location.pathname)) requestAnimationFrame(announceHome);
};

/** Closes all dialogs, but not early ones of the first page: Firefox wouldn't announce the new page. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (!prevLocation) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
};

// Leaves the first page's position to the browser: Gatsby would restore an old one. After that,
// Gatsby scrolls, except for Back to a URL with a fragment, where it would ignore the last position.
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): false | undefined {
  if (!prevRouterProps) return false;
  const isSamePage = prevRouterProps.location.pathname === location.pathname;
  // Gatsby records an action only for links.
  const isLink = (location as { action?: string }).action === "PUSH";
  if (isSamePage || !location.hash || isLink) return undefined;
  window.scrollTo(...(getSavedScrollPosition as (of: Location) => [number, number])(location));
  return false;
}
