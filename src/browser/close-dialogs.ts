import { globalHistory } from "@gatsbyjs/reach-router";

/**
 * Closes all dialogs when the router leaves for another page. They would go with their page anyway,
 * but Firefox doesn't announce the new page if a modal dialog was open until then.
 */
globalHistory.listen(() => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
});
