import { mapFrameUrl, mapPageUrl } from "./map-urls";

const houston = { latitude: 29.7604, longitude: -95.3698 };

test("the embedded map has a pin in its center", () => {
  const { origin, pathname, searchParams } = new URL(mapFrameUrl(houston));
  expect([origin, pathname]).toEqual(["https://www.openstreetmap.org", "/export/embed.html"]);
  expect(searchParams.get("marker")).toBe("29.76040,-95.36980");
  const [west = NaN, south = NaN, east = NaN, north = NaN] = (searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect((south + north) / 2).toBeCloseTo(houston.latitude);
  expect((west + east) / 2).toBeCloseTo(houston.longitude);
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
});

test("the map page has the same pin in its center", () => {
  const { searchParams, hash } = new URL(mapPageUrl(houston));
  expect([searchParams.get("mlat"), searchParams.get("mlon")]).toEqual(["29.76040", "-95.36980"]);
  expect(hash).toBe("#map=17/29.76040/-95.36980");
});

test.each([
  [{ latitude: 0.0000001, longitude: -0.0000001 }, "0.00000,-0.00000"],
  [{ latitude: -33.9, longitude: 151.20931234 }, "-33.90000,151.20931"],
])("%j has no exponent in the URL: %s", (position, marker) => {
  expect(new URL(mapFrameUrl(position)).searchParams.get("marker")).toBe(marker);
});
