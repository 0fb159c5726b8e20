import { whenIdle } from "../browser/when-idle";
import type { EventQueue } from "./event-queue/event-queue";

/** Maximum wait for an idle browser, in milliseconds. */
const timeout = 5000;

/** Waits until the page is visible and loaded and the browser is idle. */
async function untilIdle(): Promise<void> {
  if (document.prerendering)
    await new Promise((seen) => document.addEventListener("prerenderingchange", seen));
  await new Promise<void>((idle) => whenIdle(idle, { timeout }));
}

/** Starts the library. If it can't load, the queue sends the events. */
async function startLibrary(
  queue: EventQueue,
  load: () => Promise<{ startMixpanel: (queue: EventQueue) => Promise<void> }>,
): Promise<void> {
  try {
    await untilIdle();
    const { startMixpanel } = await load();
    await startMixpanel(queue);
  } catch (reason) {
    if (process.env.NODE_ENV === "development") console.error("No analytics:", reason);
  }
}

/** Gatsby calls this once, when the page's scripts start. */
export function onClientEntry(): void {
  // Keep token and import in one statement, so that a build without a token omits the library.
  if (process.env.GATSBY_MIXPANEL_TOKEN && window.eventQueue)
    void startLibrary(window.eventQueue, () => import("./mixpanel"));
}
