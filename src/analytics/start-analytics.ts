/** The analytics script. The idle script loads it (src/startup/idle). The build bundles it. */
import { startMixpanel } from "./mixpanel";

// If it can't start, the queue sends the events.
if (window.eventQueue)
  startMixpanel(window.eventQueue).catch((reason: unknown) => {
    if (process.env.NODE_ENV === "development") console.error("No analytics:", reason);
  });
