import type { AnalyticsEvent } from "../event";
import { publicUrl, withoutQuery } from "../public-url";
import type { AnalyticsSettings } from "../settings";
import { findVisitor } from "./find-visitor";
import { linkEvents } from "./link-events";
import { supportSendBeacon } from "./send-beacon";
import { toBeacon } from "./to-beacon";

/** Properties of every event: page and time. Each event adds its own `location`. */
export const describeMoment = ({ environment, groupKey }: AnalyticsSettings) => ({
  referrer: withoutQuery(document.referrer),
  device_type: /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent) ? "mobile" : "desktop",
  timestamp: new Date().toISOString(),
  current_url: publicUrl(location.href),
  current_path: location.pathname,
  environment,
  ...(groupKey ? { [groupKey]: location.hostname } : {}),
});

/** The inline script's interface for the page's own scripts. */
export interface EventQueue {
  /** Returns the properties that every event has at this moment. */
  describe: () => ReturnType<typeof describeMoment>;
  /** Records an event. */
  note: (event: AnalyticsEvent["event"], properties: AnalyticsEvent["properties"]) => void;
  /** Records a view of the current URL, unless it was the last one recorded. */
  pageViewed: () => void;
  /** Delivers the queued events, oldest first, and from then on each event at once. */
  handOver: (deliver: (event: AnalyticsEvent) => void) => void;
}

declare global {
  interface Window {
    /** Missing without a token, and for visitors who refuse analytics. */
    eventQueue?: EventQueue;
  }
  interface Navigator {
    /** Not in every browser: whether the visitor refuses tracking, like Do Not Track. */
    globalPrivacyControl?: boolean;
  }
  interface Document {
    /** Not in every browser: whether the page is rendered before the visitor opens it. */
    prerendering?: boolean;
  }
}

/**
 * Runs in the head of every page. Only this listener records clicks on booking and contact links,
 * so that none is missed or recorded twice. Events wait here for the provider's library; on
 * leaving, the rest is sent. No queue for visitors who send Global Privacy Control or Do Not Track.
 */
export function startQueue(settings: AnalyticsSettings): void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;

  const limit = 50;
  const send = supportSendBeacon();
  let waiting: AnalyticsEvent[] = [];
  let take: (event: AnalyticsEvent) => void = (event) => {
    if (waiting.length < limit) waiting.push(event);
  };
  let lastPath: string | undefined;

  const describe = () => describeMoment(settings);

  const note: EventQueue["note"] = (event, properties) => {
    const $insert_id = Math.random().toString(36).slice(2) + Date.now().toString(36);
    const time = Date.now() / 1000;
    take({ event, properties: { ...describe(), ...properties, time, $insert_id } });
  };

  const pageViewed = () => {
    const { pathname: path, href } = location;
    if (path !== lastPath) note("Page Viewed", { location: "page", path, url: publicUrl(href) });
    lastPath = path;
  };

  const sendWaiting = () => {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    const visitor = findVisitor(settings.token);
    const { address, body } = toBeacon(events, settings, visitor, Date.now());
    send(address, body).catch(() => {
      waiting = [...events, ...waiting].slice(0, limit);
    });
  };

  const noteClick = ({ type, button, target }: MouseEvent) => {
    if (type === "auxclick" && button !== 1) return;
    const link = (target as Element).closest?.<HTMLAnchorElement>("a");
    if (!link) return;
    for (const { event, properties } of linkEvents(link)) note(event, properties);
  };

  addEventListener("click", noteClick, true);
  addEventListener("auxclick", noteClick, true);
  addEventListener("pagehide", sendWaiting);
  document.addEventListener("visibilitychange", () => document.hidden && sendWaiting());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    lastPath = undefined;
    pageViewed();
  });
  if (document.prerendering) document.addEventListener("prerenderingchange", pageViewed);
  else pageViewed();

  window.eventQueue = {
    describe,
    note,
    pageViewed,
    handOver: (deliver) => {
      waiting.splice(0).forEach(deliver);
      take = deliver;
    },
  };
}
