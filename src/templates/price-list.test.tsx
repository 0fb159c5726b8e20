import { render, screen, waitFor, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { serviceTile } from "../../test/builders/records";
import PriceListPage from "./price-list";

const tiles = [serviceTile("0-20 lbs", "small"), serviceTile("21+ lbs", "big")];

beforeEach(() => {
  mockSharedData({ site: { salesTaxPercent: 10 } });
  const services = [
    { name: "Nails", description: "All four paws.", price: 1250, andUp: null, note: null },
    { name: "Mats", description: "Brushed out.", price: 45, andUp: true, note: "no dry" },
    { name: "Bow", description: "For every dog.", price: 0, andUp: null, note: null },
  ];
  const priceList = {
    slug: "big",
    title: "Big Dogs",
    services,
    tiles: [{ label: "21+ lbs", position: 1 }],
  };
  render(
    <PriceListPage
      {...pageProps({ priceList, tiles: { nodes: tiles } }, "/big/", { areAllSame: true })}
    />,
  );
});

test("the page is called by the weight, the table by its own title", async () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Price list: 21+ lbs");
  expect(screen.getByRole("table", { name: "Big Dogs" })).toHaveTextContent(
    "NailsAll four paws.$1,250",
  );
  expect(screen.getByText(/^Prices before/)).toHaveTextContent("10% sales tax");
  await waitFor(() =>
    expect(document.title).toBe("Price list for dog grooming: 21+ lbs | The Clean Paw"),
  );
});

test("a starting price, a note and a free service are named as such", () => {
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows.slice(2)).toEqual(["MatsBrushed out.$45 and up no dry", "BowFor every dog.free"]);
});

test("it leads to booking, to the other lists, and to the services", () => {
  expect(screen.getByRole("link", { name: "Book Now" })).toHaveAttribute(
    "data-booking-source",
    "price_list",
  );
  const others = within(screen.getByRole("navigation", { name: "Price lists" }));
  expect(screen.getByText(/the same services at the same prices/)).toBeVisible();
  expect(others.getByRole("link", { name: "21+ lbs" })).toHaveAttribute("aria-current", "page");
  expect(others.getByRole("link", { name: "0-20 lbs" })).toHaveAttribute("href", "/small/");
  expect(screen.getByRole("link", { name: /Our Services/ })).toHaveAttribute("href", "/services/");
});

test("on paper it says whose prices these are", () => {
  expect(screen.getByText(/^The Clean Paw, 1 Bone Lane, Elgin, TX 78621/)).toHaveTextContent(
    "(512) 555-0100, paw.example",
  );
});
