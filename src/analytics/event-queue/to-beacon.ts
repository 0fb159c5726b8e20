import type { AnalyticsEvent } from "../event";
import type { AnalyticsSettings } from "../settings";
import type { Visitor } from "./find-visitor";

/**
 * Formats events as the provider's library does, for `navigator.sendBeacon`.
 *
 * @param time milliseconds since 1970
 */
export function toBeacon(
  events: readonly AnalyticsEvent[],
  { token, apiHost }: Pick<AnalyticsSettings, "token" | "apiHost">,
  visitor: Visitor,
  time: number,
) {
  const json = JSON.stringify(
    events.map(({ event, properties }) => ({
      event,
      properties: {
        ...properties,
        $current_url: properties.current_url,
        mp_lib: "web",
        token,
        ...visitor,
      },
    })),
  );
  const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  const data = apiHost.includes(".mixpanel.com") ? json : toBase64(json);
  return {
    url: `${apiHost}/track/?ip=1&_=${time}`,
    body: `data=${encodeURIComponent(data)}`,
  };
}
