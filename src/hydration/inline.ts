/** The inline script of every page, which src/gatsby/html/finish-pages.ts bundles into the HTML. */
import { startQueue } from "../analytics/event-queue";
import { invokers, supportInvokerCommands } from "../browser/dialogs";
import { saveDrafts } from "../browser/draft-storage";
import { isDismissed } from "../browser/session-storage";
import { notFoundPath } from "../lib/links/routes";
import { nextPhotoId, previousPhotoId } from "../lib/links/site-ids";
import { hiddenNotice, isOn, type TimedNotice } from "../lib/notice";
import { insertAgain } from "./load-again";

declare global {
  interface Window {
    /** Stops remembering, and returns the tapped buttons. Missing in the preview and after hydration. */
    takeEarlyTaps?: () => HTMLElement[];
  }
}

// The build defines it.
declare const ownersNotice: TimedNotice | null;

const page = document.documentElement;

/** Hides a notice that isn't current, or that the visitor has dismissed, before the first paint. */
const hideNotice = (notice: TimedNotice) =>
  page.toggleAttribute(hiddenNotice, !isOn(notice, Date.now()) || isDismissed(notice.id));

/** Marks pointer input for focus rings: WebKit's own rule ignores arrow keys and rings scripted focus. */
function trackInputModality(): void {
  // The change restyles the whole page, so touch screens have it before the first tap.
  page.toggleAttribute("data-pointer", matchMedia("(pointer: coarse)").matches);
  addEventListener("pointerdown", () => page.setAttribute("data-pointer", ""), true);
  addEventListener("keydown", () => page.removeAttribute("data-pointer"), true);
}

function isWellFormed(decode: () => unknown): boolean {
  try {
    return decode() !== false;
  } catch {
    return false;
  }
}

/** Replaces a malformed path or fragment, such as `/100%` or `#50%off`, on which Gatsby's router fails. */
function repairUrl(): void {
  const { pathname, search, hash } = location;
  const isPath = () => !/[%\p{Cc}]|\/[:/]/u.test(decodeURI(pathname));
  const path = isWellFormed(isPath) ? pathname : notFoundPath;
  const fragment = isWellFormed(() => decodeURIComponent(hash)) ? hash : encodeURI(hash);
  if (path + fragment !== pathname + hash)
    history.replaceState(history.state, "", path + search + fragment);
}

/** Remembers taps until hydration, except on buttons that the browser handles itself. */
function rememberTaps(): void {
  const tapped: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(
      `button[type=button]:not(${invokers}, [disabled])`,
    );
    if (!button) return;
    tapped.push(button);
    button.ariaBusy = "true";
  };
  let startX = 0;
  /** Presses the carousel's button. Browsers cancel a finger that scrolls or zooms. */
  const swipe = ({ type, target, clientX, pointerType }: PointerEvent) => {
    if (type === "pointerdown") startX = clientX;
    if (pointerType !== "touch" || Math.abs(clientX - startX) < 40) return;
    if (!(target as Element).closest(".slider")) return;
    document.getElementById(clientX < startX ? nextPhotoId : previousPhotoId)?.click();
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener("click", remember, options);
  addEventListener("pointerdown", swipe, options);
  addEventListener("pointerup", swipe, options);
  window.takeEarlyTaps = () => {
    stop.abort();
    delete window.takeEarlyTaps;
    return tapped;
  };
}

// The build drops these lines' code without a token or a notice.
if (process.env.GATSBY_MIXPANEL_TOKEN) startQueue();
if (ownersNotice) hideNotice(ownersNotice);
repairUrl();
addEventListener("popstate", repairUrl);
rememberTaps();
addEventListener("error", (event) => void insertAgain(event), true);
saveDrafts();
supportInvokerCommands();
trackInputModality();
