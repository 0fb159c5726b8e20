import type { Config, Mixpanel } from "mixpanel-browser";
import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import { _ } from "mixpanel-browser/src/utils";
import type { EventQueue } from "./event-queue/event-queue";
import { campaignParameters, publicUrl, withoutQuery } from "./public-url";
import { removeQueries } from "./remove-queries";
import { settings } from "./settings";

const days = 1;
const seconds = 1000;

const { searchInfo } = _.info;

/** Limits the data that the library reads from URLs, where it has no option for that. */
function limitUrls(): void {
  Object.assign(_.info, {
    currentUrl: () => publicUrl(location.href),
    campaignParams: () => campaignParameters(location.search),
    clickParams: () => ({}),
    searchInfo: (referrer: string) => searchInfo(withoutQuery(referrer)),
  });
}

/** Stores the first referrer without its query, for all events of this browser. */
function registerReferrer(library: Mixpanel): void {
  const stored = library.get_property("$initial_referrer") as string | undefined;
  const $initial_referrer = withoutQuery(stored ?? (document.referrer || "$direct"));
  const [, , host = $initial_referrer] = $initial_referrer.split("/");
  library.register({ $initial_referrer, $initial_referring_domain: host });
}

/**
 * The library's options.
 *
 * @param commonProperties for the events that the library records itself
 */
export const mixpanelOptions = (
  commonProperties: EventQueue["commonProperties"],
): Partial<Config> => ({
  api_host: settings.apiHost,
  // Events also arrive if the click leaves the page, and failures aren't logged.
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
  record_console: false,
  save_referrer: false,
  loaded: registerReferrer,
  property_blacklist: ["current_url_search", "mp_keyword"],
  hooks: {
    before_track: (name, properties) => [
      name,
      { ...commonProperties(), location: "page", ...properties },
    ],
    before_send_events: removeQueries,
  },
});

/** Stores a profile of the visitor's browser at the provider, under the id of its events. */
function setProfile({ device_type, timestamp }: ReturnType<EventQueue["commonProperties"]>): void {
  // The library sends no profile without an id. This id belongs to the browser, not to a person.
  mixpanel.identify(mixpanel.get_distinct_id() as string);
  mixpanel.people.set_once({ $created: timestamp });
  mixpanel.people.set({ device_type });
}

/** Stores the properties of this site's group at the provider. */
function setGroup({ environment }: ReturnType<EventQueue["commonProperties"]>): void {
  const { hostname, origin } = window.location;
  mixpanel.get_group(settings.groupKey, hostname).set({ $name: hostname, origin, environment });
}

/**
 * Starts the provider's library and delivers all events to it. Only this module and recorder.ts
 * import the library, so that it stays a separate chunk.
 */
export async function startMixpanel(queue: EventQueue): Promise<void> {
  // The recorder is larger than the library; a build without recording omits it.
  if (process.env.GATSBY_MIXPANEL_RECORD_PERCENT) await import("./recorder");
  limitUrls();
  mixpanel.init(settings.token, mixpanelOptions(queue.commonProperties));
  if (process.env.GATSBY_MIXPANEL_PEOPLE === "true") setProfile(queue.commonProperties());
  if (process.env.GATSBY_MIXPANEL_GROUP) setGroup(queue.commonProperties());
  queue.handOver(({ event, properties }) => void mixpanel.track(event, properties));
}
