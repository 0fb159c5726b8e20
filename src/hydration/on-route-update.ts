import type { GatsbyBrowser } from "gatsby";
import { recordPageView } from "../analytics/record-event";
import { isHomePage } from "../browser/is-home-page";

/** Replaces Gatsby's announcement of the page's heading, which is the motto on the home page. */
const announceHome = () =>
  document.getElementById("gatsby-announcer")?.replaceChildren("Navigated to Home");

/** Gatsby calls this for the first page and after each URL change. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  recordPageView();
  // Gatsby writes its own text in the animation frame that it just requested.
  if (prevLocation && isHomePage(location.pathname)) requestAnimationFrame(announceHome);
};

/**
 * Closes all dialogs before the page changes. Otherwise Firefox doesn't announce the new page if a modal
 * dialog was open. Gatsby also calls this for the first page, where a visitor may have opened one
 * before hydration.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (!prevLocation) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
};
