import type { GatsbyBrowser, ShouldUpdateScrollArgs } from "gatsby";
import { recordPageView } from "../analytics/record-event";
import { isHomePage } from "../browser/is-home-page";

/** Whether a link led here, instead of Back or Forward. Gatsby records an action only for links. */
const isFromLink = (location: object) => (location as { action?: string }).action === "PUSH";

/** Replaces what Gatsby announces for each change of the URL: the page's heading. */
const announce = (text: string) =>
  // Gatsby writes its own text in the animation frame that it just requested.
  requestAnimationFrame(() => document.getElementById("gatsby-announcer")?.replaceChildren(text));

/** Moves the focus to `main`. Gatsby focuses the element around it, of which screen readers would read fragments. */
const focusMain = () =>
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener(
      "focus",
      () => document.querySelector("main")?.focus({ preventScroll: true }),
      { once: true },
    );

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  recordPageView();
  if (!prevLocation) return;
  if (location.pathname === prevLocation.pathname)
    announce(""); // a fragment or a choice
  else {
    if (isHomePage(location.pathname)) announce("Navigated to Home");
    if (isFromLink(location)) focusMain();
  }
};

/** Closes dialogs, or Firefox wouldn't announce the next page. Those opened before hydration stay open. */
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
  if (isSamePage || !location.hash || isFromLink(location)) return undefined;
  window.scrollTo(...(getSavedScrollPosition as (of: Location) => [number, number])(location));
  return false;
}
