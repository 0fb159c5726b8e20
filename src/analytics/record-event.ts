import type { Outcome } from "../browser/submit-form";
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

/** The forms, as their events name them. */
export type FormName = "contact_form" | "newsletter_form";

/** How a submitted form ended; `mail`: the visitor's mail program got the words. */
type Ending = Outcome | { status: "mail" };

/** Tells how a submitted form ended; of what was typed it tells nothing. */
export function formEnded(location: FormName, ending: Ending): void {
  if (!process.env.GATSBY_MIXPANEL_TOKEN) return;
  if (ending.status === "sent") recordEvent("Form Sent", { location });
  else if (ending.status === "mail") recordEvent("Form Handed Over", { location });
  else recordEvent("Form Failed", { location, reason: ending.status });
}
