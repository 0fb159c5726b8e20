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
};

beforeEach(() => mockSharedData());

test("the hero shows the motto, texts and a link to the prices", () => {
  render(<Hero {...texts} />);
  const hero = screen.getByRole("region", { name: "Clean Dogs Only" });
  expect(hero).toHaveTextContent("We wash what you walk.");
  expect(hero).toHaveTextContent("From Elgin to Manor.");
  const prices = screen.getByRole("link", { name: "Baths from $35" });
  expect(prices).toHaveAttribute("href", "/services/");
});

test('"Book Now!" opens the booking page in the same tab, with the label home_hero', () => {
  render(<Hero {...texts} prices={null} />);
  const link = screen.getByRole("link");
  expect(link).toHaveTextContent("Book Now!");
  expect(link).toHaveAttribute("href", bookingAddress);
  expect(link).not.toHaveAttribute("target");
  expect(link).toHaveAttribute("data-booking-source", "home_hero");
});
