import type { EventQueue } from "./event-queue/event-queue";
import { startMixpanel } from "./mixpanel";

/** Starts the library once the visitor sees the page. If it can't start, the queue sends the events. */
export async function startAnalytics(queue: EventQueue): Promise<void> {
  try {
    if (document.prerendering)
      await new Promise((seen) => document.addEventListener("prerenderingchange", seen));
    await startMixpanel(queue);
  } catch (reason) {
    if (process.env.NODE_ENV === "development") console.error("No analytics:", reason);
  }
}
