import type { Config } from "mixpanel-browser";
import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import type { EventQueue } from "./event-queue/event-queue";
import { settings } from "./settings";

const days = 1;
const seconds = 1000;

/**
 * How the provider's library is set up.
 *
 * @param describe what its own events shall say besides, like all others
 */
export const mixpanelOptions = (describe: EventQueue["describe"]): Partial<Config> => ({
  api_host: settings.apiHost,
  // An event also arrives when its click leaves the page, and a failure stays out of the console.
  api_transport: "sendBeacon",
  track_pageview: true,
  persistence: "localStorage",
  secure_cookie: true,
  cookie_expiration: 365 * days,
  batch_requests: false,
  batch_size: 50,
  batch_flush_interval_ms: 5 * seconds,
  batch_request_timeout_ms: 90 * seconds,
  ignore_dnt: false,
  autocapture: process.env.GATSBY_MIXPANEL_AUTOCAPTURE === "true",
  record_sessions_percent: Number(process.env.GATSBY_MIXPANEL_RECORD_PERCENT ?? 0),
  hooks: {
    before_track: (name, properties) => [name, { ...describe(), location: "page", ...properties }],
  },
});

/** Keeps a profile of the visitor's browser at the provider, under the id that its events have. */
function keepProfile({ device_type, timestamp }: ReturnType<EventQueue["describe"]>): void {
  // The library sends no profile before it has been told whose: the browser's own, no person's.
  mixpanel.identify(mixpanel.get_distinct_id() as string);
  mixpanel.people.set_once({ $created: timestamp });
  mixpanel.people.set({ device_type });
}

/** Describes the group that all events of this site belong to. */
function describeGroup({ environment }: ReturnType<EventQueue["describe"]>): void {
  const { hostname, origin } = window.location;
  mixpanel.get_group(settings.groupKey, hostname).set({ $name: hostname, origin, environment });
}

/**
 * Starts the provider's library and gives it what has happened so far, and everything to come.
 * This module is the only one that knows the library, and a chunk of its own.
 */
export async function startMixpanel(queue: EventQueue): Promise<void> {
  // The recorder is larger than the library; built without recording, the site has no such file.
  if (process.env.GATSBY_MIXPANEL_RECORD_PERCENT) await import("mixpanel-browser/src/recorder");
  mixpanel.init(settings.token, mixpanelOptions(queue.describe));
  if (process.env.GATSBY_MIXPANEL_PEOPLE === "true") keepProfile(queue.describe());
  if (process.env.GATSBY_MIXPANEL_GROUP) describeGroup(queue.describe());
  queue.handOver(({ event, properties }) => void mixpanel.track(event, properties));
}
