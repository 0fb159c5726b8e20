import type { GatsbyBrowser } from "gatsby";
import { pageViewed } from "../analytics/record-event";
import { isHomePage } from "../browser/is-home-page";
import { pageShown } from "./keep-page";

/** Gatsby's announcer reads the page's heading, which is the motto on the home page. */
const announceHome = () =>
  document.getElementById("gatsby-announcer")?.replaceChildren("Navigated to Home");

/** Gatsby calls this after the first page and after each change of the URL. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  pageShown();
  pageViewed();
  // Gatsby has just requested the frame in which it writes its own text.
  if (prevLocation && isHomePage(location.pathname)) requestAnimationFrame(announceHome);
};
