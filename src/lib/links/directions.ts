import { type Address, oneLineAddress } from "./address-lines";

/** A device's own map app: Apple's opens from a web URL, others from `geo:`. */
export type MapApp = "apple" | "geo";

/**
 * The device's own map app, detected by user agent. `undefined` if it is unknown, and for browsers
 * inside other Android apps, which reject `geo:`.
 */
export function ownMapApp(userAgent: string): MapApp | undefined {
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return "apple";
  return /Android/.test(userAgent) && !/; wv\)/.test(userAgent) ? "geo" : undefined;
}

const starts: Record<MapApp | "web", string> = {
  apple: "https://maps.apple.com/?daddr=",
  geo: "geo:0,0?q=",
  web: "https://www.google.com/maps/dir/?api=1&destination=",
};

/** The URL of directions to an address. */
export const directionsLink = (address: Address, app?: MapApp): string =>
  starts[app ?? "web"] + encodeURIComponent(oneLineAddress(address));

export const isDirections = (url: string): boolean =>
  /^(geo:|https:\/\/(maps\.apple\.com|www\.google\.com\/maps\/dir)\/)/.test(url);
