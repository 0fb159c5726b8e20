import { isDirections } from "../../lib/links/directions";
import type { AnalyticsEvent, EventName } from "../event";

const eventsByProtocol: Record<string, EventName> = {
  "tel:": "Phone Clicked",
  "sms:": "Text Clicked",
  "mailto:": "Mail Clicked",
};

function pageArea(link: Element): string {
  if (link.closest("#chat")) return "chat";
  if (link.closest("main")) return "page";
  return link.closest("header, footer")?.localName ?? "contact_bar";
}

/** The events of a click on a link. Only links that book, call, write to or lead to the shop have any. */
export function linkEvents(link: HTMLAnchorElement): AnalyticsEvent[] {
  const { bookingSource: location } = link.dataset;
  if (location) {
    const booking = { event: "Book Now Clicked", properties: { location } } as const;
    // The specification asks for this second event.
    const again = { location: "Location Header", Location: "Header" };
    return location === "header_nav" ? [booking, { ...booking, properties: again }] : [booking];
  }
  const event = isDirections(link.href) ? "Directions Clicked" : eventsByProtocol[link.protocol];
  return event ? [{ event, properties: { location: pageArea(link) } }] : [];
}
