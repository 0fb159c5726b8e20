/**
 * The only inline script of every page: small, the same everywhere, and finished before a visitor can
 * tap. The build bundles it into the HTML (src/gatsby/html/finish-pages.ts).
 */
import { startQueue } from "../analytics/event-queue";
import { supportInvokerCommands } from "../browser/dialogs";
import { saveDrafts } from "../browser/draft-storage";
import { isDismissed } from "../browser/session-storage";
import { hiddenNotice, isOn, type TimedNotice } from "../lib/notice";
import { rememberTaps, startScripts } from "./start-scripts";

// The build defines it.
declare const ownersNotice: TimedNotice | null;

const page = document.documentElement;

/** Hides a notice that isn't current, or that the visitor has dismissed, before the first paint. */
const hideNotice = (notice: TimedNotice) =>
  page.toggleAttribute(hiddenNotice, !isOn(notice, Date.now()) || isDismissed(notice.id));

/**
 * Sets `data-pointer` on `html` after pointer input, and removes it on the next key: WebKit's own
 * rule for focus rings ignores arrow keys in radio groups, and rings what a script focuses.
 */
function trackInputModality(): void {
  addEventListener("pointerdown", () => page.setAttribute("data-pointer", ""), true);
  addEventListener("keydown", () => page.removeAttribute("data-pointer"), true);
}

function isPathWellFormed(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path && !path.includes("/:");
  } catch {
    return false;
  }
}

function isFragmentWellFormed(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Encodes a malformed path or fragment (`/100%`, `#50%off`) once more. Gatsby's router decodes and
 * encodes both without a `try`, and an error there would replace the page.
 */
function repairUrl(): void {
  const { pathname, search, hash } = location;
  const path = isPathWellFormed(pathname)
    ? pathname
    : encodeURI(pathname).replaceAll("/:", "/%253A");
  const fragment = isFragmentWellFormed(hash) ? hash : encodeURI(hash);
  if (path + fragment !== pathname + hash)
    history.replaceState(history.state, "", path + search + fragment);
}

// The build drops these lines' code without a token or a notice.
if (process.env.GATSBY_MIXPANEL_TOKEN) startQueue();
if (ownersNotice) hideNotice(ownersNotice);
repairUrl();
addEventListener("popstate", repairUrl);
rememberTaps();
saveDrafts();
supportInvokerCommands();
trackInputModality();
startScripts();
