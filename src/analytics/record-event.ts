import type { Outcome } from "../browser/submit-form";
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

/** Records the result of a form; `mail`: the visitor's email app received the text. */
export function recordFormResult(
  location: "contact_form" | "newsletter_form",
  result: Outcome | { status: "mail" },
): void {
  if (!process.env.GATSBY_MIXPANEL_TOKEN) return;
  if (result.status === "sent") recordEvent("Form Sent", { location });
  else if (result.status === "mail") recordEvent("Form Handed Over", { location });
  else recordEvent("Form Failed", { location, reason: result.status });
}
