import { render, screen } from "@testing-library/react";
import { bookingAddress } from "../../../test/builders/shared-data";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { Hero } from "./hero";

const texts = {
  title: "Clean Dogs Only",
  welcome: "We wash what you walk.",
  prices: "Baths from $35",
  serviceArea: "From Elgin to Manor.",
  portrait: null,
  reviews: [],
};

beforeEach(() => mockSharedData());

test.each([
  [["Best Wash 2025"], "Best Wash 2025 · 1 review"],
  [[null, "Best Wash 2025", "Best Towel 2019"], "Best Wash 2025 · 3 reviews"],
  [[null, null], "2 reviews"],
])("reviews with the awards %j: %s", (awards, name) => {
  render(<Hero {...texts} reviews={awards.map((award) => ({ award }))} />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "#reviews");
});

test('"Book Now!" opens the booking page in the same tab, with the label home_hero', () => {
  render(<Hero {...texts} prices={null} />);
  const link = screen.getByRole("link");
  expect(link).toHaveTextContent("Book Now!");
  expect(link).toHaveAttribute("href", bookingAddress);
  expect(link).not.toHaveAttribute("target");
  expect(link).toHaveAttribute("data-booking-source", "home_hero");
});
