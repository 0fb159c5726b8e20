import type { EventName } from "./event";

interface Details {
  location: string;
  [detail: string]: string;
}

/** Records an event. Builds without a token omit the code. */
export function recordEvent(event: EventName, details: Details): void {
  if (process.env.GATSBY_MIXPANEL_TOKEN) window.eventQueue?.record(event, details);
}

/** Records a view of the current path, also after changes outside Gatsby's router. Repeated calls record it once. */
export function recordPageView(): void {
  if (process.env.GATSBY_MIXPANEL_TOKEN) window.eventQueue?.recordPageView();
}
