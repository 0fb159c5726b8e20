import type { Outcome } from "../browser/submit-form";
import type {} from "./event-queue/event-queue";
import type { EventName } from "./event";

/** An event's own properties. They never contain a visitor's words. */
interface Details {
  /** The part of the site where it happened. */
  location: string;
  /** Ids of `data/`, or how something was done. */
  [detail: string]: string;
}

/** Records an event. Builds without a token omit the code. */
export function recordEvent(event: EventName, details: Details): void {
  if (process.env.GATSBY_MIXPANEL_TOKEN) window.eventQueue?.note(event, details);
}

/** Records a view of the current URL, for URL changes outside Gatsby's router. Repeated calls record it once. */
export function pageViewed(): void {
  if (process.env.GATSBY_MIXPANEL_TOKEN) window.eventQueue?.pageViewed();
}

/** The names of forms in events. */
export type FormName = "contact_form" | "newsletter_form";

/** The result of submitting a form; `mail`: the visitor's email app received the text. */
type Ending = Outcome | { status: "mail" };

/** Records the result of a form, without anything that the visitor typed. */
export function formEnded(location: FormName, ending: Ending): void {
  if (!process.env.GATSBY_MIXPANEL_TOKEN) return;
  if (ending.status === "sent") recordEvent("Form Sent", { location });
  else if (ending.status === "mail") recordEvent("Form Handed Over", { location });
  else recordEvent("Form Failed", { location, reason: ending.status });
}
