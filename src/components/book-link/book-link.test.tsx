import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { BookLink } from "./book-link";

beforeEach(() => mockSharedData());

test.each([
  [undefined, "https://booking.example/book?shop=paw"],
  ["groomer" as const, "https://booking.example/groomer?shop=paw"],
])("the form %s of the address leads to %s", (form, address) => {
  render(
    <BookLink source="about" form={form}>
      Book
    </BookLink>,
  );
  expect(screen.getByRole("link", { name: "Book" })).toHaveAttribute("href", address);
});

test("a link to a new tab says so, and gives that page no way back to ours", () => {
  render(
    <BookLink source="chat" newTab>
      Book
    </BookLink>,
  );
  const link = screen.getByRole("link", { name: "Book (opens in a new tab)" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});
