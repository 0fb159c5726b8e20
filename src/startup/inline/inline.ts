/**
 * The only inline script of every page: small, the same everywhere, and finished before a visitor
 * can tap. The build bundles it into the HTML (src/gatsby/rendering/).
 */
import { startQueue } from "../../analytics/event-queue/event-queue";
import { settings } from "../../analytics/settings";
import type { TimedNotice } from "../../lib/notice/timed-notice";
import type { OpeningSchedule } from "../../lib/time/opening-schedule";
import { supportInvokerCommands } from "./invoker-commands";
import { recordEarlyClicks } from "./record-early-clicks";
import { loadFonts } from "./load-fonts";
import { trackInputModality } from "./input-modality";
import { showNotice } from "./show-notice";
import { showOpeningState } from "./show-opening-state";
import { startScripts } from "./start-scripts";

// The build defines these values (src/gatsby/rendering/inline-script.ts).
declare const ownersNotice: TimedNotice | null;
declare const openingSchedule: OpeningSchedule;
declare const idleScript: string;

// The build drops these lines' code without a token or a notice.
if (process.env.GATSBY_MIXPANEL_TOKEN) startQueue(settings);
if (ownersNotice) showNotice(ownersNotice);
showOpeningState(openingSchedule);
recordEarlyClicks();
supportInvokerCommands();
loadFonts();
trackInputModality();
startScripts(idleScript);
