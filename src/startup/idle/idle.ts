/**
 * The script that each page loads once it has loaded and is idle, unless the visitor saves data. The
 * build bundles it (src/gatsby/rendering/).
 */
import { loadAnalytics } from "./load-analytics";
import type { Period } from "./needs-scripts";
import { prepareStart } from "./prepare-start";

// The build defines both.
declare const builtDay: Period;
/** Its URL; `null` in a site without analytics. */
declare const analyticsScript: string | null;

if (window.startup) prepareStart(window.startup, builtDay);
// No queue for visitors who refuse analytics.
if (analyticsScript && window.eventQueue) loadAnalytics(analyticsScript);
