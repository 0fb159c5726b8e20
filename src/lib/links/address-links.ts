type Address = Queries.SiteIdentityAddress;

export const cityLine = ({ city, state, postalCode }: Address): string =>
  `${city}, ${state} ${postalCode}`;

export const oneLineAddress = (address: Address): string =>
  `${address.street}, ${cityLine(address)}`;

/** A device's own map app: Apple's opens from a web URL, others from `geo:`. */
type MapApp = "apple" | "geo";

/** By user agent. `undefined` also for browsers inside other Android apps, which reject `geo:`. */
export function ownMapApp(userAgent: string): MapApp | undefined {
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return "apple";
  return /Android/.test(userAgent) && !/; wv\)/.test(userAgent) ? "geo" : undefined;
}

const directionsStarts: Record<MapApp | "web", string> = {
  apple: "https://maps.apple.com/?daddr=",
  geo: "geo:0,0?q=",
  web: "https://www.google.com/maps/dir/?api=1&destination=",
};

export const directionsLink = (address: Address, app?: MapApp): string =>
  directionsStarts[app ?? "web"] + encodeURIComponent(oneLineAddress(address));

export const isDirections = (url: string): boolean =>
  /^(geo:|https:\/\/(maps\.apple\.com|www\.google\.com\/maps\/dir)\/)/.test(url);

const mapHost = "https://www.openstreetmap.org";

const mapReach: Queries.SiteIdentityMap = { latitude: 0.0035, longitude: 0.006 };

const mapZoom = 17;

/** Five decimals of a degree are about a yard. */
const formatDegrees = (degrees: number): string => degrees.toFixed(5);

export function mapFrameUrl({ latitude, longitude }: Queries.SiteIdentityMap): string {
  const corners = [
    longitude - mapReach.longitude,
    latitude - mapReach.latitude,
    longitude + mapReach.longitude,
    latitude + mapReach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map(formatDegrees).join(),
    layer: "mapnik",
    marker: [latitude, longitude].map(formatDegrees).join(),
  });
  return `${mapHost}/export/embed.html?${query.toString()}`;
}

export function mapPageUrl({ latitude, longitude }: Queries.SiteIdentityMap): string {
  const [lat, lon] = [formatDegrees(latitude), formatDegrees(longitude)];
  return `${mapHost}/?mlat=${lat}&mlon=${lon}#map=${mapZoom}/${lat}/${lon}`;
}
