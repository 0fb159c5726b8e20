import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { mapPageUrl } from "../../lib/links/map-urls";
import { DirectionsLink } from "./directions-link";

const place = "1%20Bone%20Lane%2C%20Elgin%2C%20TX%2078621";

const useDevice = (userAgent: string) =>
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);

beforeEach(() => mockSharedData({ site: { directions: true } }));
afterEach(() => jest.restoreAllMocks());

test("it leads to the shop's address in the map app that is there", () => {
  useDevice("iPhone");
  render(<DirectionsLink />);
  expect(screen.getByRole("link", { name: "Directions" })).toHaveAttribute(
    "href",
    `https://maps.apple.com/?daddr=${place}`,
  );
});

test("without scripts it leads to a map that any browser shows", () => {
  useDevice("iPhone");
  const link = document.createElement("div");
  link.innerHTML = renderToString(<DirectionsLink />);
  expect(link.querySelector("a")?.href).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  );
});

test("a shop that doesn't show the way is shown on the map, if it is on it", () => {
  mockSharedData();
  const { unmount } = render(<DirectionsLink />);
  expect(screen.getByRole("link", { name: "Open the map" })).toHaveAttribute(
    "href",
    mapPageUrl({ latitude: 30.35, longitude: -97.37 }),
  );
  unmount();
  mockSharedData({ site: { map: null } });
  render(<DirectionsLink />);
  expect(screen.queryByRole("link")).toBeNull();
});
