import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { LocationAndHours } from "./location-and-hours";

beforeEach(() => {
  mockSharedData();
  render(<LocationAndHours />);
});

test("says where the shop is, and behind whom", () => {
  expect(screen.getByTitle("Map of The Clean Paw")).toBeVisible();
  expect(screen.getByRole("group")).toHaveTextContent("The Clean Paw1 Bone LaneElgin, TX 78621");
  expect(screen.getByText(/We are right behind/)).toHaveTextContent("The Feed Store");
  expect(screen.getByRole("link", { name: "The Feed Store" })).toHaveAttribute(
    "href",
    "https://feed.example",
  );
});

test.each([
  ["Open the map", "https://map.example/place"],
  ["(512) 555-0100", "tel:+15125550100"],
  ["Send a message", "/contact/"],
])("%s leads to %s", (name, address) => {
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
});

test("says when it is open, on a card for each weekday", () => {
  const days = screen.getByRole("list");
  expect(within(days).getAllByRole("heading")).toHaveLength(7);
});
