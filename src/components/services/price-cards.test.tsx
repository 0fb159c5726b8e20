import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { pricePackage } from "../../../test/builders/records";
import { bookingAddress } from "../../../test/builders/shared-data";
import { PriceCards } from "./price-cards";

beforeEach(() => mockSharedData());

test("a card shows number, name, prices, description and features", () => {
  render(<PriceCards packages={[pricePackage()]} />);
  const card = screen.getByRole("article");
  expect(within(card).getByRole("heading", { level: 3 })).toHaveTextContent("Bath");
  expect(card).toHaveTextContent("No. 01");
  expect(card).toHaveTextContent("from $30 $45.50 with add-ons");
  expect(card).toHaveTextContent("Soap and water.");
  expect(card).toHaveTextContent("What is included");
  const features = within(card).getAllByRole("listitem", { hidden: true });
  expect(features.map(({ textContent }) => textContent)).toEqual(["Shampoo", "Towel"]);
});

test("cards are numbered in order, after the link to the estimator", () => {
  const names = ["Bath", "Haircut", "Paws"];
  render(<PriceCards packages={names.map((name) => pricePackage({ name }))} />);
  expect(screen.getAllByRole("article").map((card) => card.textContent?.slice(0, 9))).toEqual([
    "No. 01Bat",
    "No. 02Hai",
    "No. 03Paw",
  ]);
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", "/services/");
});

test.each([
  ["booking", "Book Now Bath", bookingAddress, "pricing"],
  ["/services/", "More about Bath", "/services/", null],
  ["https://elsewhere.example/", "More about Bath", "https://elsewhere.example/", null],
])("the button for %s is labeled %s and links to %s", (href, name, address, source) => {
  render(<PriceCards packages={[pricePackage({ href })]} />);
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", address);
  expect(link.getAttribute("data-booking-source")).toBe(source);
});
