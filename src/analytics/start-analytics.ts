import { whenIdle } from "../browser/when-idle";
import type { EventQueue } from "./event-queue/event-queue";

/** Milliseconds after which a browser that never idles is not waited for. */
const timeout = 5000;

/** Waits until the page is looked at, has loaded, and has nothing better to do. */
async function untilIdle(): Promise<void> {
  if (document.prerendering)
    await new Promise((seen) => document.addEventListener("prerenderingchange", seen));
  await new Promise<void>((idle) => whenIdle(idle, { timeout }));
}

/** Events that the library can't take, because it doesn't come, are sent by the queue. */
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
  // Token and import stand together, so that a build without the one leaves out the other.
  if (process.env.GATSBY_MIXPANEL_TOKEN && window.eventQueue)
    void startLibrary(window.eventQueue, () => import("./mixpanel"));
}
