import { commonProperties, type EventQueue } from "./event-queue";
import { campaignParameters, publicUrl, removeQueries } from "./public-url";
import { settings } from "./settings";

/** Properties in which the library stores queries: of a referring search, of the page, and click ids. */
const fromQueries =
  "mp_keyword current_url_search dclid fbclid gclid ko_click_id li_fat_id msclkid sccid ttclid twclid wbraid";

/** A recording contains the page's URL, so visits with other parameters or a fragment aren't recorded. */
const recordPercent = (): number =>
  publicUrl(location.href) === location.href
    ? Number(process.env.GATSBY_MIXPANEL_RECORD_PERCENT ?? 0)
    : 0;

/** The README's two imports: the recorder is larger than the library, so most builds omit it. */
const importLibrary = async () =>
  process.env.GATSBY_MIXPANEL_RECORD_PERCENT
    ? (await import("mixpanel-browser")).default
    : (await import("mixpanel-browser/src/loaders/loader-module-core")).default;

/** Starts the provider's library, which only this module imports, and delivers all events to it. */
export async function startMixpanel({ visitor, handOver }: EventQueue): Promise<void> {
  const mixpanel = await importLibrary();
  const landing = campaignParameters(location.search);
  mixpanel.init(settings.token, {
    api_host: settings.apiHost,
    // Events also arrive if the click leaves the page, and failures aren't logged.
    api_transport: "sendBeacon",
    track_pageview: true,
    persistence: "localStorage",
    secure_cookie: true,
    cookie_expiration: 365, // days
    batch_requests: false,
    batch_size: 50,
    batch_flush_interval_ms: 5_000,
    batch_request_timeout_ms: 90_000,
    ignore_dnt: false,
    autocapture: process.env.GATSBY_MIXPANEL_AUTOCAPTURE === "true",
    record_sessions_percent: recordPercent(),
    record_console: false,
    save_referrer: false,
    skip_first_touch_marketing: true,
    stop_utm_persistence: true,
    property_blacklist: fromQueries.split(" "),
    hooks: {
      before_track: (name, properties) => [
        name,
        { ...commonProperties(), ...visitor(), location: "page", ...properties },
      ],
      before_send_events(event) {
        const { properties, ...others } = removeQueries(event);
        // The library also reads a campaign in the fragment.
        const own = Object.entries(properties).filter(([key]) => !key.startsWith("utm_"));
        return { ...others, properties: { ...Object.fromEntries(own), ...landing } };
      },
    },
  });
  // The library's own id would count a visitor twice whose first events the queue has sent.
  mixpanel.register(visitor());
  const { device_type, timestamp: $created, environment } = commonProperties();
  if (process.env.GATSBY_MIXPANEL_PEOPLE === "true") {
    // The library sends no profile without an id. This id belongs to the browser, not to a person.
    mixpanel.identify(visitor().distinct_id);
    mixpanel.people.set_once({ $created });
    mixpanel.people.set({ device_type });
  }
  if (process.env.GATSBY_MIXPANEL_GROUP) {
    const { hostname, origin } = window.location;
    mixpanel.get_group(settings.groupKey, hostname).set({ $name: hostname, origin, environment });
  }
  handOver(({ event, properties }) => void mixpanel.track(event, properties));
}
