import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { mapPageAddress } from "../../lib/map-addresses";
import { LocationAndHours } from "./location-and-hours";

const show = (...changes: Parameters<typeof mockSharedData>) => {
  mockSharedData(...changes);
  render(<LocationAndHours />);
};

test("says where the shop is, and which neighbor to look for", () => {
  show();
  expect(screen.getByTitle("Map of The Clean Paw")).toBeVisible();
  expect(screen.getByRole("group")).toHaveTextContent("The Clean Paw1 Bone LaneElgin, TX 78621");
  expect(screen.getByText(/^Look for/)).toHaveTextContent(/^Look for The Feed Store\.$/);
  expect(screen.getByRole("link", { name: "The Feed Store" })).toHaveAttribute(
    "href",
    "https://feed.example",
  );
});

test.each([
  ["Open the map", mapPageAddress({ latitude: 30.35, longitude: -97.37 })],
  ["(512) 555-0100", "tel:+15125550100"],
  ["Send a message", "/contact/"],
])("%s leads to %s", (name, address) => {
  show();
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
});

test("says when it is open, on a card for each weekday", () => {
  show();
  const days = screen.getByRole("list");
  expect(within(days).getAllByRole("heading")).toHaveLength(7);
});

test("a shop without a neighbor says nothing of one", () => {
  show({ site: { neighbor: null } });
  expect(screen.queryByText(/Look for/)).not.toBeInTheDocument();
  expect(screen.getByRole("group")).toHaveTextContent("1 Bone Lane");
});

test("a shop that isn't on the map shows none, and leads to none", () => {
  show({ site: { map: null } });
  expect(screen.queryByTitle(/Map/)).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /map/i })).not.toBeInTheDocument();
  expect(screen.getByRole("group")).toHaveTextContent("1 Bone Lane");
});

test("a shop that shows the way says where to park, and leads there instead of to the map", () => {
  show({ site: { directions: true, arrival: "Park by the barn." } });
  expect(screen.getByText("Park by the barn.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Directions" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Open the map" })).not.toBeInTheDocument();
});

test("who takes texts is written to", () => {
  show({ site: { textPhone: "(512) 555-0101" } });
  expect(screen.getByRole("link", { name: "Text (512) 555-0101" })).toHaveAttribute(
    "href",
    "sms:+15125550101",
  );
});
