import { render, screen, waitFor, within } from "@testing-library/react";
import { linksIn } from "../../test/builders/links-in";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { location } from "../../test/builders/records";
import LocationsPage from "./locations";

const show = (...cities: string[]) => {
  mockSharedData();
  const data: Queries.LocationsPageQuery = {
    build: { buildTime: "2026-11" },
    packages: { nodes: [] },
    profiles: { nodes: [] },
    locations: { nodes: cities.map((city) => location({ city })) },
    home: { location: { heading: "Where and When", subtitle: null } },
  };
  render(<LocationsPage {...pageProps(data)} />);
};

test("the towns follow the shop in their order, with links above and in the description", async () => {
  const cities = ["Round Rock", "Elgin", "Taylor"];
  show(...cities);
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading", { level: 2 }).textContent)).toEqual(
    cities,
  );
  expect(linksIn(screen.getByRole("navigation", { name: "Towns" }))).toEqual(
    cities.map((city, index) => [city, `#${cards[index]?.id}`]),
  );
  const shop = screen.getByRole("region", { name: "Where and When" });
  expect(shop.compareDocumentPosition(cards[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const book = screen.getByRole("link", { name: "Book Now" });
  expect(book).toHaveAttribute("data-booking-source", "locations");
  await waitFor(() =>
    expect(document.head.querySelector("meta[name=description]")).toHaveAttribute(
      "content",
      expect.stringContaining("Round Rock, Elgin, Taylor"),
    ),
  );
});

test("the header shows the shop's address, directions and opening state, once", () => {
  show("Elgin");
  expect(screen.getAllByText(/1 Bone Lane/)).toHaveLength(1);
  expect(screen.getAllByRole("link", { name: "Open the map" })).toHaveLength(1);
  const [heading] = screen.getAllByRole("heading");
  expect(heading?.parentElement).toHaveTextContent("1 Bone LaneElgin, TX 78621");
  expect(heading?.parentElement?.querySelectorAll("[data-opening]")).toHaveLength(1);
});

test("a town's card shows drive times and reasons", () => {
  show("Elgin");
  const card = screen.getByRole("article");
  expect(card).toHaveTextContent("4-12 min");
  const table = within(card).getByRole("table", { name: "Elgin: Approximate drive to the shop" });
  expect(table).toHaveTextContent(/DriveOld Town4 minCounty Line12 min$/);
  expect(card).toHaveTextContent("Why come to us from Elgin?No trafficShade to park in");
});
