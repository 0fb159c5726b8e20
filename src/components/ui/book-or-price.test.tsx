import { render, screen } from "@testing-library/react";
import { linksIn } from "../../../test/builders/links-in";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { bookingAddress } from "../../../test/builders/shared-data";
import { BookOrPrice } from "./book-or-price";

test("links to the booking page and to the price estimator", () => {
  mockSharedData();
  const { container } = render(<BookOrPrice source="services" />);
  expect(linksIn(container)).toEqual([
    ["Book Now", bookingAddress],
    ["Find your dog’s price", "/services/#estimate"],
  ]);
  expect(screen.getByText("Book Now")).toHaveAttribute("data-booking-source", "services");
});
