/**
 * The one script inside every page: small, the same everywhere, and done before anything can be
 * tapped. The build bundles it into the HTML (src/gatsby/html/).
 */
import { startQueue } from "../analytics/event-queue/event-queue";
import { settings } from "../analytics/settings";
import { supportInvokerCommands } from "./invoker-commands";
import { recordEarlyClicks } from "./record-early-clicks";
import { loadFonts } from "./load-fonts";
import { trackInputModality } from "./input-modality";
import { startScripts } from "./start-scripts";

// Without a token the build leaves it out.
if (process.env.GATSBY_MIXPANEL_TOKEN) startQueue(settings);
recordEarlyClicks();
supportInvokerCommands();
loadFonts();
trackInputModality();
startScripts();
