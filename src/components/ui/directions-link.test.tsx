import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { mapPageUrl } from "../../lib/links/map-urls";
import { DirectionsLink } from "./directions-link";

const destination = "1%20Bone%20Lane%2C%20Elgin%2C%20TX%2078621";

const useDevice = (userAgent: string) =>
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);

beforeEach(() => mockSharedData({ site: { directions: true } }));
afterEach(() => jest.restoreAllMocks());

test("links to directions in the device's map app", () => {
  useDevice("iPhone");
  render(<DirectionsLink />);
  expect(screen.getByRole("link", { name: "Directions" })).toHaveAttribute(
    "href",
    `https://maps.apple.com/?daddr=${destination}`,
  );
});

test("the built HTML links to directions on the web", () => {
  useDevice("iPhone");
  const link = document.createElement("div");
  link.innerHTML = renderToString(<DirectionsLink />);
  expect(link.querySelector("a")?.href).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  );
});

test("without directions, links to the shop's map, if it has one", () => {
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
