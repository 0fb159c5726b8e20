import { isDirections } from "../../lib/is-directions";
import type { AnalyticsEvent, EventName } from "../event";

const names: Record<string, EventName> = {
  "tel:": "Phone Clicked",
  "sms:": "Text Clicked",
  "mailto:": "Mail Clicked",
};

/** Where on the page a link stands. */
function placeOf(link: Element): string {
  if (link.closest("#chat")) return "chat";
  if (link.closest("main")) return "page";
  return link.closest("header, footer")?.localName ?? "contact_bar";
}

/** The event that a click on a link means, if the link calls, writes to or leads to the shop. */
export function contactEvent(link: HTMLAnchorElement): AnalyticsEvent | undefined {
  const event = isDirections(link.href) ? "Directions Clicked" : names[link.protocol];
  return event && { event, properties: { location: placeOf(link) } };
}
