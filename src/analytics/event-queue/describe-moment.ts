import type { AnalyticsSettings } from "../settings";

/** What every event says, beside the `location` of its own: where and when it happens. */
export const describeMoment = ({ environment, groupKey }: AnalyticsSettings) => ({
  referrer: document.referrer,
  device_type: /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent) ? "mobile" : "desktop",
  timestamp: new Date().toISOString(),
  current_url: location.href,
  current_path: location.pathname,
  environment,
  ...(groupKey ? { [groupKey]: location.hostname } : {}),
});
