import type {} from "./event-queue/event-queue";
import type { EventName } from "./event";

/** What an event says besides what every event says: never a visitor's words. */
interface Details {
  /** Where on the site it happened. */
  location: string;
  /** Ids of `data/`, and how something was done. */
  [detail: string]: string;
}

/** Records what a visitor has done; without a token nothing of it is built. */
export function recordEvent(event: EventName, details: Details): void {
  if (process.env.GATSBY_MIXPANEL_TOKEN) window.eventQueue?.note(event, details);
}

/**
 * Tells that the page at the current address is seen, for changes of the address that Gatsby's
 * router doesn't know of. Told once, however often it is called.
 */
export function pageViewed(): void {
  if (process.env.GATSBY_MIXPANEL_TOKEN) window.eventQueue?.pageViewed();
}
