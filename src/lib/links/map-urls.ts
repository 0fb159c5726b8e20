export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const host = "https://www.openstreetmap.org";

/** Distance from the pin to the edge of the embedded map, in degrees: street names are readable. */
const reach: Coordinates = { latitude: 0.0035, longitude: 0.006 };

/** Zoom level of the full map: single houses are visible. */
const zoom = 17;

/** Five decimals of a degree are about a yard. */
const format = (degrees: number): string => degrees.toFixed(5);

export function mapFrameUrl({ latitude, longitude }: Coordinates): string {
  const corners = [-1, 1].flatMap((side) => [
    longitude + side * reach.longitude,
    latitude + side * reach.latitude,
  ]);
  const query = new URLSearchParams({
    bbox: corners.map(format).join(),
    layer: "mapnik",
    marker: [latitude, longitude].map(format).join(),
  });
  return `${host}/export/embed.html?${query.toString()}`;
}

export function mapPageUrl({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [format(latitude), format(longitude)];
  return `${host}/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`;
}
