/**
 * The analytics script. It isn't one of Gatsby's scripts, because it doesn't wait for the visitor
 * (docs/decisions/late-start.md). The build bundles it into a file of its own.
 */
import { startMixpanel } from "./mixpanel";

// If it can't start, the queue sends the events.
if (window.eventQueue)
  startMixpanel(window.eventQueue).catch((reason: unknown) => {
    if (process.env.NODE_ENV === "development") console.error("No analytics:", reason);
  });
