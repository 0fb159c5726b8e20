import { isDirections } from "../../lib/links/directions";
import type { AnalyticsEvent, EventName } from "../event";

const names: Record<string, EventName> = {
  "tel:": "Phone Clicked",
  "sms:": "Text Clicked",
  "mailto:": "Mail Clicked",
};

/** The part of the page that contains a link. */
function placeOf(link: Element): string {
  if (link.closest("#chat")) return "chat";
  if (link.closest("main")) return "page";
  return link.closest("header, footer")?.localName ?? "contact_bar";
}

/** The events of a click on a link that books, calls, writes to or leads to the shop. */
export function linkEvents(link: HTMLAnchorElement): AnalyticsEvent[] {
  const { bookingSource: location } = link.dataset;
  if (location) {
    const booking = { event: "Book Now Clicked", properties: { location } } as const;
    const again = { location: "Location Header", Location: "Header" };
    return location === "header_nav" ? [booking, { ...booking, properties: again }] : [booking];
  }
  const event = isDirections(link.href) ? "Directions Clicked" : names[link.protocol];
  return event ? [{ event, properties: { location: placeOf(link) } }] : [];
}
