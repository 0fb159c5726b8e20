import type {} from "../inline/record-early-clicks";
import { restoreNodes } from "../../browser/removed-nodes";

/** The path of the page on screen. The URL's path differs while a page loads, and after it fails. */
let shownPath: string;

/** Call it when a page is on screen. */
export const rememberShownPage = (): void => {
  shownPath = window.location.pathname;
};

/** After an error, the router no longer reacts to Back and links, so the browser loads the URL's page. */
const loadOtherPage = () => {
  if (window.location.pathname !== shownPath) window.location.reload();
};

/**
 * An error outside all error boundaries, such as one of Gatsby's router, makes React empty the
 * page. This restores the page as plain HTML: links, phone numbers and forms still work.
 *
 * @param container React's container
 * @returns a function for `onUncaughtError`, which React calls right after it has emptied the
 *   container
 */
export function keepPage(container: Element): (error: unknown) => void {
  const { documentElement, head } = document;
  const { lang } = documentElement;
  const observer = new MutationObserver(() => undefined);
  for (const element of [container, head]) observer.observe(element, { childList: true });
  rememberShownPage();
  return (error) => {
    for (const { target, removedNodes } of observer.takeRecords())
      restoreNodes(target as Element, removedNodes);
    documentElement.lang = lang;
    window.earlyClicks?.pressed.forEach((element) => {
      element.ariaBusy = null;
      if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
    });
    reportError(error);
    window.addEventListener("popstate", loadOtherPage);
    loadOtherPage();
  };
}
