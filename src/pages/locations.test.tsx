import { render, screen, waitFor, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { location } from "../../test/builders/records";
import LocationsPage from "./locations";

const show = (...cities: string[]) => {
  mockSharedData();
  const data: Queries.LocationsPageQuery = {
    build: { buildTime: "2026" },
    packages: { nodes: [] },
    profiles: { nodes: [] },
    locations: { nodes: cities.map((city) => location({ city })) },
    home: { location: { heading: "Where and When", subtitle: null } },
  };
  render(<LocationsPage {...pageProps(data)} />);
};

test.each([[["Elgin"]], [["Round Rock", "Elgin", "Taylor"]]])(
  "the towns %j stand in this order, linked above, after the shop itself",
  (cities) => {
    show(...cities);
    const towns = within(screen.getByRole("navigation", { name: "Towns" })).getAllByRole("link");
    expect(towns.map(({ textContent }) => textContent)).toEqual(cities);
    const cards = screen.getAllByRole("article");
    expect(towns.map((link) => link.getAttribute("href"))).toEqual(cards.map(({ id }) => `#${id}`));
    expect(
      cards.map((card) => within(card).getByRole("heading", { level: 2 }).textContent),
    ).toEqual(cities);
    const [shop] = screen.getAllByRole("region", { name: "Where and When" });
    expect(shop?.compareDocumentPosition(cards[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const book = screen.getByRole("link", { name: "Book Now" });
    expect(book).toHaveAttribute("data-booking-source", "locations");
  },
);

test("search engines read the towns' names", async () => {
  show("Manor", "Elgin");
  const description = () => document.head.querySelector("meta[name=description]");
  await waitFor(() =>
    expect(description()).toHaveAttribute("content", expect.stringContaining("Manor, Elgin")),
  );
});

test("a town has its drives in their order, why to come from there, and where to", () => {
  show("Elgin");
  const card = within(screen.getByRole("article"));
  expect(screen.getByRole("article")).toHaveTextContent("4-12 min");
  const drives = card.getByRole("table", { name: "Elgin: Approximate drive to the shop" });
  const rows = within(drives).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Old Town4 min",
    "County Line12 min",
  ]);
  expect(card.getByRole("heading", { name: "Why come to us from Elgin?" })).toBeVisible();
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "No traffic",
    "Shade to park in",
  ]);
  expect(screen.getByRole("article")).toHaveTextContent("1 Bone Lane, Elgin, TX 78621");
});
