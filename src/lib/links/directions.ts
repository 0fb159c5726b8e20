import { type Address, oneLineAddress } from "./address-lines";

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

/** What the addresses of map apps begin with; Google's opens in any browser. */
const starts: Record<MapApp | "web", string> = {
  apple: "https://maps.apple.com/?daddr=",
  geo: "geo:0,0?q=",
  web: "https://www.google.com/maps/dir/?api=1&destination=",
};

/**
 * The address that leads to a place in a map app.
 *
 * @param app the device's own; without one, the page of a map that any browser shows
 */
export const directionsLink = (place: Address, app?: MapApp): string =>
  starts[app ?? "web"] + encodeURIComponent(oneLineAddress(place));

/** Whether an address leads to a place in one of the map apps. */
export const isDirections = (address: string): boolean =>
  /^(geo:|https:\/\/(maps\.apple\.com|www\.google\.com\/maps\/dir)\/)/.test(address);
