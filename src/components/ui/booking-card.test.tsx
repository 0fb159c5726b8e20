import { render, screen } from "@testing-library/react";
import { linksIn } from "../../../test/builders/links-in";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { bookingAddress } from "../../../test/builders/shared-data";
import { BookingCard } from "./booking-card";

const phone = ["(512) 555-0100", "tel:+15125550100"];

test.each([
  ["Baths from $35", [["Baths from $35", "/services/"], ["Book Now", bookingAddress], phone]],
  [null, [["Book Now", bookingAddress], phone]],
])("with the prices %j the card links to %j", (prices, links) => {
  mockSharedData({ lowestPrices: { hero: { prices } } });
  const { container } = render(<BookingCard source="about" />);
  expect(linksIn(container)).toEqual(links);
  expect(screen.getByText("Book Now")).toHaveAttribute("data-booking-source", "about");
  expect(container.querySelectorAll("[data-opening]")).toHaveLength(1);
});
