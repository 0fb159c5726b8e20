import type { GatsbyBrowser } from "gatsby";
import { recordPageView } from "../../analytics/record-event";
import { isHomePage } from "../../browser/is-home-page";
import { rememberShownPage } from "./keep-page";

/** Replaces Gatsby's announcement of the page's heading, which is the motto on the home page. */
const announceHome = () =>
  document.getElementById("gatsby-announcer")?.replaceChildren("Navigated to Home");

/** Gatsby calls this for the first page and after each URL change. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  rememberShownPage();
  recordPageView();
  // Gatsby writes its own text in the animation frame that it just requested.
  if (prevLocation && isHomePage(location.pathname)) requestAnimationFrame(announceHome);
};
