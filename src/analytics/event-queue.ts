import type { AnalyticsEvent, EventName } from "./event";
import { publicUrl, withoutQuery } from "./public-url";
import { settings } from "./settings";
import { isDirections } from "../lib/links/address-links";

/** The id of a browser, never of a person. The names are those of the provider's events. */
interface Visitor {
  distinct_id: string;
  $device_id: string;
}

export interface EventQueue {
  visitor: () => Visitor;
  record: (event: AnalyticsEvent["event"], properties: AnalyticsEvent["properties"]) => void;
  recordPageView: () => void;
  /** Delivers the queued events, oldest first, and from then on each event at once. */
  handOver: (deliver: (event: AnalyticsEvent) => void) => void;
}

declare global {
  interface Window {
    /** Missing without a token, and for visitors who refuse analytics. */
    eventQueue?: EventQueue;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  interface Document {
    prerendering?: boolean;
  }
}

export function commonProperties() {
  const properties: Record<string, string> = {};
  if (settings.groupKey) properties[settings.groupKey] = location.hostname;
  return Object.assign(properties, {
    referrer: withoutQuery(document.referrer),
    device_type: /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent) ? "mobile" : "desktop",
    timestamp: new Date().toISOString(),
    current_url: publicUrl(location.href),
    current_path: location.pathname,
    environment: settings.environment,
  });
}

const storageKey = "analytics-visitor";

/** The visitor's id, which is stored on the first visit. Without storage, each call returns a new one. */
function findVisitor(): Visitor {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  let id = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    id = localStorage.getItem(storageKey) ?? id;
    localStorage.setItem(storageKey, id);
  } catch {
    // Storage is denied or full.
  }
  return { distinct_id: `$device:${id}`, $device_id: id };
}

/** Sends events as the provider's HTTP API expects them. @returns whether the browser accepted them */
function sendEvents(events: readonly AnalyticsEvent[], visitor: Visitor): boolean {
  const data = events.map(({ event, properties }) => {
    const { current_url: $current_url = "" } = properties;
    const { token } = settings;
    return { event, properties: { ...properties, ...visitor, $current_url, mp_lib: "web", token } };
  });
  const body = new URLSearchParams({ data: JSON.stringify(data) });
  try {
    return navigator.sendBeacon(`${settings.apiHost}/track/?ip=1`, body);
  } catch {
    return false; // some privacy extensions replace it with a function that throws
  }
}

/** Runs in the head of every page. Only it records clicks on links (docs/decisions/event-queue.md). */
export function startQueue(): void {
  // No queue for visitors who send Global Privacy Control or Do Not Track.
  if (navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;

  const limit = 50;
  let queue: AnalyticsEvent[] = [];
  let deliver = (event: AnalyticsEvent): void => {
    if (queue.length < limit) queue.push(event);
  };
  let lastPath: string | undefined;
  let found: Visitor | undefined;
  const visitor = () => (found ??= findVisitor());

  const record: EventQueue["record"] = (event, properties) => {
    const $insert_id = Math.random().toString(36).slice(2) + Date.now().toString(36);
    const time = Date.now() / 1000;
    deliver({ event, properties: { ...commonProperties(), ...properties, time, $insert_id } });
  };

  const recordPageView = () => {
    const { pathname: path, href } = location;
    if (path !== lastPath) record("Page Viewed", { location: "page", path, url: publicUrl(href) });
    lastPath = path;
  };

  const recordClick = ({ type, button, target }: MouseEvent) => {
    if (type === "auxclick" && button !== 1) return;
    const link = (target as Element).closest?.<HTMLAnchorElement>("a");
    if (!link) return;
    for (const { event, properties } of linkEvents(link)) record(event, properties);
  };

  const sendQueue = () => {
    if (queue.length > 0 && sendEvents(queue, visitor())) queue = [];
  };

  addEventListener("click", recordClick, true);
  addEventListener("auxclick", recordClick, true);
  addEventListener("pagehide", sendQueue);
  document.addEventListener("visibilitychange", () => document.hidden && sendQueue());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    lastPath = undefined;
    recordPageView();
  });
  if (document.prerendering) document.addEventListener("prerenderingchange", recordPageView);
  else recordPageView();

  window.eventQueue = {
    visitor,
    record,
    recordPageView,
    handOver: (deliverToLibrary) => {
      queue.splice(0).forEach(deliverToLibrary);
      deliver = deliverToLibrary;
    },
  };
}

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

export function linkEvents(link: HTMLAnchorElement): AnalyticsEvent[] {
  const { bookingSource: location } = link.dataset;
  if (location) {
    const event = "Book Now Clicked";
    const events: AnalyticsEvent[] = [{ event, properties: { location } }];
    if (location === "header_nav")
      // The specification requires this second event.
      events.push({ event, properties: { location: "Location Header", Location: "Header" } });
    return events;
  }
  const event = isDirections(link.href) ? "Directions Clicked" : eventsByProtocol[link.protocol];
  return event ? [{ event, properties: { location: pageArea(link) } }] : [];
}
