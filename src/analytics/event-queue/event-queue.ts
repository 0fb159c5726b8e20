import type { AnalyticsEvent } from "../event";
import { publicUrl, withoutQuery } from "../public-url";
import type { AnalyticsSettings } from "../settings";
import { findVisitor } from "./find-visitor";
import { linkEvents } from "./link-events";
import { supportSendBeacon } from "./send-beacon";
import { toBeacon } from "./to-beacon";

/** The properties that every event has at this moment. Each event adds its own `location`. */
export const commonProperties = ({ environment, groupKey }: AnalyticsSettings) => ({
  referrer: withoutQuery(document.referrer),
  device_type: /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent) ? "mobile" : "desktop",
  timestamp: new Date().toISOString(),
  current_url: publicUrl(location.href),
  current_path: location.pathname,
  environment,
  ...(groupKey ? { [groupKey]: location.hostname } : {}),
});

/** The inline script's interface for the site's other scripts. */
export interface EventQueue {
  commonProperties: () => ReturnType<typeof commonProperties>;
  /** Records an event. */
  record: (event: AnalyticsEvent["event"], properties: AnalyticsEvent["properties"]) => void;
  /** Records a view of the current URL, unless its path is the last one recorded. */
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
    /** Not in every browser: whether the visitor sends Global Privacy Control. */
    globalPrivacyControl?: boolean;
  }
  interface Document {
    /** Not in every browser: whether the page is rendered before the visitor opens it. */
    prerendering?: boolean;
  }
}

/**
 * Runs in the head of every page, before a visitor can tap. Only this listener records clicks on
 * booking and contact links, so that none is missed or recorded twice. Events wait for the
 * provider's library. When the visitor leaves, the waiting events are sent without it.
 */
export function startQueue(settings: AnalyticsSettings): void {
  // No queue for visitors who send Global Privacy Control or Do Not Track.
  if (navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;

  const limit = 50;
  const send = supportSendBeacon();
  let queue: AnalyticsEvent[] = [];
  let deliver = (event: AnalyticsEvent): void => {
    if (queue.length < limit) queue.push(event);
  };
  let lastPath: string | undefined;

  const record: EventQueue["record"] = (event, properties) => {
    const $insert_id = Math.random().toString(36).slice(2) + Date.now().toString(36);
    const time = Date.now() / 1000;
    deliver({
      event,
      properties: { ...commonProperties(settings), ...properties, time, $insert_id },
    });
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
    if (queue.length === 0) return;
    const events = queue;
    queue = [];
    const visitor = findVisitor(settings.token);
    const { url, body } = toBeacon(events, settings, visitor, Date.now());
    send(url, body).catch(() => {
      queue = [...events, ...queue].slice(0, limit);
    });
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
    commonProperties: () => commonProperties(settings),
    record,
    recordPageView,
    handOver: (deliverToLibrary) => {
      queue.splice(0).forEach(deliverToLibrary);
      deliver = deliverToLibrary;
    },
  };
}
