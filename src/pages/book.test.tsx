import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { bookingAddress } from "../../test/builders/shared-data";
import BookPage from "./book";

test("says what it is, leads to the booking service, and gives the phone", () => {
  mockSharedData();
  render(<BookPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This is the booking page");
  const book = screen.getByRole("link", { name: "Book Now" });
  expect(book).toHaveAttribute("href", bookingAddress);
  expect(book).toHaveAttribute("data-booking-source", "book_page");
  expect(screen.getByRole("link", { name: "(512) 555-0100" })).toHaveAttribute(
    "href",
    "tel:+15125550100",
  );
});
