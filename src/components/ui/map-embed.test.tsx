import { act, fireEvent, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { MapEmbed } from "./map-embed";

const pin = { latitude: 30.35, longitude: -97.37 };
const setOnline = (value: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(value);

function show(isOnline: boolean) {
  mockSharedData({ site: { directions: true } });
  setOnline(isOnline);
  render(<MapEmbed pin={pin} />);
}

test("until the map has loaded, its frame announces it", () => {
  show(true);
  expect(screen.getByText("Loading the map…")).toBeVisible();
  expect(screen.queryByText(/1 Bone Lane/)).toBeNull();
});

test("offline, the address and the way there are visible until the connection is back", () => {
  show(false);
  expect(screen.getByText(/1 Bone Lane/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Directions" })).toBeVisible();
  const failed = screen.getByTitle("Map of The Clean Paw");
  setOnline(true);
  act(() => void fireEvent(window, new Event("online")));
  expect(screen.queryByText(/1 Bone Lane/)).toBeNull();
  expect(screen.getByTitle("Map of The Clean Paw")).not.toBe(failed);
});
