/**
 * The one script inside every page: small, the same everywhere, and done before anything can be
 * tapped. The build bundles it into the HTML (src/gatsby/html/).
 */
import { supportInvokerCommands } from "./invoker-commands";
import { keepEarlyTaps } from "./keep-early-taps";
import { loadFonts } from "./load-fonts";
import { markPointer } from "./mark-pointer";
import { startScripts } from "./start-scripts";

keepEarlyTaps();
supportInvokerCommands();
loadFonts();
markPointer();
startScripts();
