/** A place on a map, in degrees: north and east of the equator and Greenwich are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const host = "https://www.openstreetmap.org";

/** How far the map in the page reaches from the pin, in degrees: so that streets have their names. */
const reach: Coordinates = { latitude: 0.0035, longitude: 0.006 };

/** How closely the map by itself looks at the pin: single houses can be told apart. */
const zoom = 17;

/** Five decimals of a degree are about a yard. */
const write = (degrees: number): string => degrees.toFixed(5);

/** Address of the map around a pin, for a frame. */
export function mapFrameAddress({ latitude, longitude }: Coordinates): string {
  const corners = [-1, 1].flatMap((side) => [
    longitude + side * reach.longitude,
    latitude + side * reach.latitude,
  ]);
  const query = new URLSearchParams({
    bbox: corners.map(write).join(),
    layer: "mapnik",
    marker: [latitude, longitude].map(write).join(),
  });
  return `${host}/export/embed.html?${query.toString()}`;
}

/** Address of the page with the same pin on a map by itself. */
export function mapPageAddress({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [write(latitude), write(longitude)];
  return `${host}/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`;
}
