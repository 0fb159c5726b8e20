/** A street address in the United States, as `data/site.json` has it. */
export interface StreetAddress {
  readonly street: string;
  readonly city: string;
  /** Two capital letters. */
  readonly state: string;
  /** Five digits. */
  readonly postalCode: string;
}

/** How a device's own map app is reached: Apple's by an address of its site, others by `geo:`. */
export type MapApp = "apple" | "geo";

/**
 * The map app that a device has of its own, by the name that its browser gives itself. None where
 * that isn't known, and inside of other apps on Android, whose browsers refuse `geo:`.
 */
export function ownMapApp(userAgent: string): MapApp | undefined {
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return "apple";
  return /Android/.test(userAgent) && !/; wv\)/.test(userAgent) ? "geo" : undefined;
}

/** The shop's door, for each map app; Google's address opens in any browser. */
const addresses: Record<MapApp | "web", (place: string) => string> = {
  apple: (place) => `https://maps.apple.com/?daddr=${place}`,
  geo: (place) => `geo:0,0?q=${place}`,
  web: (place) => `https://www.google.com/maps/dir/?api=1&destination=${place}`,
};

/**
 * The address that leads to a place in a map app.
 *
 * @param app the device's own; without one, the page of a map that any browser shows
 */
export function directionsLink(
  { street, city, state, postalCode }: StreetAddress,
  app?: MapApp,
): string {
  const place = encodeURIComponent(`${street}, ${city}, ${state} ${postalCode}`);
  return addresses[app ?? "web"](place);
}
