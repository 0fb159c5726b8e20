import type {} from "./event-queue/event-queue";

/**
 * Tells that the page at the current address is seen, for changes of the address that Gatsby's
 * router doesn't know of. Told once, however often it is called.
 */
export function pageViewed(): void {
  if (process.env.GATSBY_MIXPANEL_TOKEN) window.eventQueue?.pageViewed();
}
