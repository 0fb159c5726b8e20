/**
 * The only inline script of every page: small, the same everywhere, and finished before a visitor can
 * tap. The build bundles it into the HTML (src/gatsby/html/finish-pages.ts).
 */
import { startQueue } from "../analytics/event-queue/event-queue";
import { settings } from "../analytics/settings";
import { saveDrafts } from "../browser/draft-storage";
import type { TimedNotice } from "../lib/notice/notice";
import { hideNotice } from "./hide-notice";
import { trackInputModality } from "./input-modality";
import { supportInvokerCommands } from "./invoker-commands";
import { rememberTaps } from "./early-taps";
import { repairUrl } from "./repair-url";
import { startScripts } from "./start-scripts";

// The build defines it.
declare const ownersNotice: TimedNotice | null;

// The build drops these lines' code without a token or a notice.
if (process.env.GATSBY_MIXPANEL_TOKEN) startQueue(settings);
if (ownersNotice) hideNotice(ownersNotice);
repairUrl();
addEventListener("popstate", repairUrl);
rememberTaps();
saveDrafts();
supportInvokerCommands();
trackInputModality();
startScripts();
