/** Starts analytics. A chunk of its own (on-client-entry.ts). */
import { startMixpanel } from "./mixpanel";

// If it can't start, the queue sends the events.
if (window.eventQueue)
  startMixpanel(window.eventQueue).catch((reason: unknown) => {
    if (process.env.NODE_ENV === "development") console.error("No analytics:", reason);
  });
