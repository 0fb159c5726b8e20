/**
 * The script that each page loads once it has loaded and is idle, unless the visitor saves data. The
 * build bundles it (src/gatsby/rendering/).
 */
import { startAnalytics } from "../../analytics/start-analytics";
import type { Period } from "./needs-scripts";
import { prepareStart } from "./prepare-start";

// The build defines this value.
declare const builtDay: Period;

if (window.startup) prepareStart(window.startup, builtDay);
// The build drops the library without a token.
if (process.env.GATSBY_MIXPANEL_TOKEN && window.eventQueue) void startAnalytics(window.eventQueue);
