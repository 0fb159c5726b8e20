import { render, screen } from "@testing-library/react";
import { bookingAddress } from "../../../test/builders/shared-data";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { Hero } from "./hero";

const words = {
  title: "Clean Dogs Only",
  welcome: "We wash what you walk.",
  prices: "Baths from $35",
  serviceArea: "From Elgin to Manor.",
  portrait: null,
};

test("the motto is the page's first heading, and what names this part of it", () => {
  mockSharedData();
  render(<Hero {...words} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Clean Dogs Only");
  const hero = screen.getByRole("region", { name: "Clean Dogs Only" });
  expect(hero).toHaveTextContent("We wash what you walk.");
  expect(hero).toHaveTextContent("From Elgin to Manor.");
});

test("Book Now! leads to the booking page in this window, and is told as home_hero", () => {
  mockSharedData();
  render(<Hero {...words} />);
  const link = screen.getByRole("link", { name: "Book Now!" });
  expect(link).toHaveAttribute("href", bookingAddress);
  expect(link).not.toHaveAttribute("target");
  expect(link).toHaveAttribute("data-booking-source", "home_hero");
});

test("the line of prices leads to the prices, and may be left out", () => {
  mockSharedData();
  const { rerender } = render(<Hero {...words} />);
  expect(screen.getByRole("link", { name: "Baths from $35" })).toHaveAttribute(
    "href",
    "/services/",
  );
  rerender(<Hero {...words} prices={null} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
