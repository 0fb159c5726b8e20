import { render, screen } from "@testing-library/react";
import { bookingAddress } from "../../../test/builders/shared-data";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { Hero } from "./hero";

const words = {
  title: "Clean Dogs Only",
  welcome: "We wash what you walk.",
  serviceArea: "From Elgin to Manor.",
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
