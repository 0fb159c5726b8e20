import type { Outcome } from "../browser/submit-form";
import { recordEvent } from "./record-event";

/** The forms, as their events name them. */
export type FormName = "contact_form" | "newsletter_form";

/** How a submitted form ended; `mail`: the visitor's mail program got the words. */
type Ending = Outcome | { status: "mail" };

/** Tells how a submitted form ended; of what was typed it tells nothing. */
export function formEnded(location: FormName, ending: Ending): void {
  if (!process.env.GATSBY_MIXPANEL_TOKEN) return;
  if (ending.status === "sent") recordEvent("Form Sent", { location });
  else if (ending.status === "mail") recordEvent("Form Handed Over", { location });
  else {
    const reason = ending.status === "failed" ? ending.reason : ending.status;
    recordEvent("Form Failed", { location, reason });
  }
}
