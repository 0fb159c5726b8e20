import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { location } from "../../../test/builders/records";
import { bookingAddress } from "../../../test/builders/shared-data";
import { LocationCard } from "./location-card";
import { LocationLinks } from "./location-links";

const elgin = location();
const show = (
  changes: Partial<typeof elgin> = {},
  ...shared: Parameters<typeof mockSharedData>
) => {
  mockSharedData(...shared);
  render(<LocationCard location={{ ...elgin, ...changes }} />);
  return screen.getByRole("article");
};

test("a town has its drives in their order, named after it, and how long they take at all", () => {
  expect(show()).toHaveTextContent("4-12 min");
  const drives = screen.getByRole("table", { name: "Elgin: Approximate drive to the shop" });
  const rows = within(drives).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Old Town4 min",
    "County Line12 min",
  ]);
});

test("it says why to come from there, how to reach the shop, and books", () => {
  const card = within(show());
  expect(card.getByRole("heading", { level: 2 })).toHaveTextContent("Elgin");
  expect(card.getByRole("heading", { name: "Why come to us from Elgin?" })).toBeVisible();
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "No traffic",
    "Shade to park in",
  ]);
  expect(card.getByRole("link", { name: "(512) 555-0100" })).toHaveAttribute(
    "href",
    "tel:+15125550100",
  );
  expect(card.getByRole("link", { name: "hello@paw.example" })).toBeVisible();
  expect(card.getByText("9:00 am to 5:00 pm")).toBeVisible();
  const book = card.getByRole("link", { name: "Book Now from Elgin" });
  expect(book).toHaveAttribute("href", bookingAddress);
  expect(book).toHaveAttribute("data-booking-source", "locations");
});

test("links lead to the cards by their towns' names", () => {
  render(<LocationLinks cities={["Round Rock"]} />);
  const { id } = show({ city: "Round Rock" });
  expect(screen.getByRole("link", { name: "Round Rock" })).toHaveAttribute("href", `#${id}`);
});

test.each([{ arrival: "Park by the barn." }, { arrival: null }])(
  "where the owner takes texts and shows the way, with %j, each card does",
  ({ arrival }) => {
    const card = within(
      show({}, { site: { textPhone: "(512) 555-0101", directions: true, arrival } }),
    );
    expect(card.getByRole("link", { name: "Text (512) 555-0101" })).toHaveAttribute(
      "href",
      "sms:+15125550101",
    );
    expect(card.getByRole("link", { name: "Directions" })).toBeVisible();
    expect(card.queryAllByText("Park by the barn.")).toHaveLength(arrival ? 1 : 0);
  },
);
