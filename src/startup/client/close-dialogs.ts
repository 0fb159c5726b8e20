import { globalHistory } from "@gatsbyjs/reach-router";

/**
 * Closes all dialogs before the router changes the page. Otherwise Firefox doesn't announce the new
 * page if a modal dialog was open.
 */
globalHistory.listen(() => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
});
