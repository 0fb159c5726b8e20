import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { LocationAndHours } from "./location-and-hours";
const show = (...changes: Parameters<typeof mockSharedData>) => {
  mockSharedData(...changes);
  render(<LocationAndHours />);
};

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
