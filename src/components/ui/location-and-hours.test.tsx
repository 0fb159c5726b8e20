import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { mapPageUrl } from "../../lib/links/map-urls";
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
