import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { MapEmbed } from "./map-embed";

test("the map is named after the shop, waits until it is near, and learns nothing of the visitor", () => {
  mockSharedData();
  render(<MapEmbed />);
  const map = screen.getByTitle("Map of The Clean Paw");
  expect(map).toHaveAttribute("src", "https://map.example/embed");
  expect(map).toHaveAttribute("loading", "lazy");
  expect(map).toHaveAttribute("height", "400");
  expect(map).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(map.getAttribute("sandbox")).not.toContain("allow-top-navigation");
});
