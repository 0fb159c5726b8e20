import type { Config } from "mixpanel-browser";
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
