import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { mapFrameAddress } from "../../lib/links/map-addresses";
import { MapEmbed } from "./map-embed";

test("the map is named after the shop, waits until it is near, and learns nothing of the visitor", () => {
  mockSharedData();
  const pin = { latitude: 30.25, longitude: -97.5 };
  render(<MapEmbed pin={pin} />);
  const map = screen.getByTitle("Map of The Clean Paw");
  expect(map).toHaveAttribute("src", mapFrameAddress(pin));
  expect(map).toHaveAttribute("loading", "lazy");
  expect(map).toHaveAttribute("height", "400");
  expect(map).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(map.getAttribute("sandbox")).not.toContain("allow-top-navigation");
});
