/** Where and when something happens, as the browser knows it. */
export interface Moment {
  userAgent: string;
  referrer: string;
  address: Readonly<Pick<Location, "href" | "hostname" | "pathname">>;
  /** Milliseconds since 1970. */
  time: number;
  environment: string;
  /** The provider's name for groups of sites; empty: the site belongs to none. */
  groupKey: string;
}

/** What every event says, beside the `location` of its own. */
export function describeMoment({
  userAgent,
  referrer,
  address,
  time,
  environment,
  groupKey,
}: Moment) {
  return {
    referrer,
    device_type: /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent) ? "mobile" : "desktop",
    timestamp: new Date(time).toISOString(),
    current_url: address.href,
    current_path: address.pathname,
    environment,
    ...(groupKey ? { [groupKey]: address.hostname } : {}),
  };
}
