/**
 * The one script inside every page: small, the same everywhere, and done before anything can be
 * tapped. The build bundles it into the HTML (src/gatsby/html/).
 */
import { startQueue } from "../analytics/event-queue/event-queue";
import { settings } from "../analytics/settings";
import type { TimedNotice } from "../lib/notice/timed-notice";
import { supportInvokerCommands } from "./invoker-commands";
import { recordEarlyClicks } from "./record-early-clicks";
import { loadFonts } from "./load-fonts";
import { trackInputModality } from "./input-modality";
import { showNotice } from "./show-notice";
import { startScripts } from "./start-scripts";

/** The build puts it in (src/gatsby/html/inline-script.ts). */
declare const ownersNotice: TimedNotice | null;

// Without a token, or without a notice, the build leaves these out.
if (process.env.GATSBY_MIXPANEL_TOKEN) startQueue(settings);
if (ownersNotice) showNotice(ownersNotice);
recordEarlyClicks();
supportInvokerCommands();
loadFonts();
trackInputModality();
startScripts();
