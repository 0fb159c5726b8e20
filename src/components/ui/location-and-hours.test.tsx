import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { mapFrameUrl, mapPageUrl } from "../../lib/links/map-urls";
import { LocationAndHours } from "./location-and-hours";

const pin = { latitude: 30.35, longitude: -97.37 };
const show = (...changes: Parameters<typeof mockSharedData>) => {
  mockSharedData(...changes);
  render(<LocationAndHours />);
};

test("shows the shop's address, directions and contact links", () => {
  show({ site: { arrival: "Park by the barn.", textPhone: "(512) 555-0101" } });
  expect(screen.getByRole("group")).toHaveTextContent("The Clean Paw1 Bone LaneElgin, TX 78621");
  expect(screen.getByText("Park by the barn.")).toBeVisible();
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["The Feed Store", "https://feed.example"],
    ["Open the map", mapPageUrl(pin)],
    ["(512) 555-0100", "tel:+15125550100"],
    ["Text (512) 555-0101", "sms:+15125550101"],
    ["Send a message", "/contact/"],
  ]);
});

test("below the address, leaves out what the page's header contains", () => {
  mockSharedData({ site: { arrival: "Park by the barn." } });
  render(<LocationAndHours isBelowAddress />);
  expect(screen.getByText("Park by the barn.")).toBeVisible();
  expect(screen.queryByText(/1 Bone Lane/)).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Open the map" })).not.toBeInTheDocument();
});

test("the map is after address and hours", () => {
  show();
  const map = screen.getByTitle("Map of The Clean Paw");
  const before = [screen.getByText(/1 Bone Lane/), screen.getByRole("heading", { name: "Sunday" })];
  for (const element of before)
    expect(map.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test("the map loads lazily, without a referrer, and can't navigate the page", () => {
  show();
  const map = screen.getByTitle("Map of The Clean Paw");
  expect(map).toHaveAttribute("src", mapFrameUrl(pin));
  expect(map).toHaveAttribute("loading", "lazy");
  expect(map).toHaveAttribute("height", "400");
  expect(map).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(map.getAttribute("sandbox")).not.toContain("allow-top-navigation");
});

test.each([
  "We are in front of Mill & Co.",
  "Mill & Co: park there.",
  "Mill & Co? Past Mill & Co, left.",
])("%s: the neighbor's name is a link once", (directions) => {
  show({ site: { neighbor: { name: "Mill & Co", url: "https://mill.example", directions } } });
  const link = screen.getByRole("link", { name: "Mill & Co" });
  expect(link).toHaveAttribute("href", "https://mill.example");
  expect(link.parentElement).toHaveTextContent(directions);
});

test("without a neighbor and a map, shows only the address", () => {
  show({ site: { neighbor: null, map: null } });
  expect(screen.queryByText(/Look for/)).toBeNull();
  expect(screen.queryByTitle(/Map/)).toBeNull();
  expect(screen.getByRole("group")).toHaveTextContent("1 Bone Lane");
});

test("shows a card with hours for each weekday", () => {
  show();
  const days = screen.getByRole("list");
  expect(within(days).getAllByRole("heading")).toHaveLength(7);
});
