import { render, screen, waitFor } from "@testing-library/react";
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
    { name: "Show", description: "By breed.", price: 0, andUp: null, note: "call us" },
  ];
  const priceList = { slug: "big", title: "Big Dogs", services };
  render(
    <PriceListPage
      {...pageProps({ priceList, tiles: { nodes: tiles } }, "/big/", { areAllSame: true })}
    />,
  );
});

test("the weight is the page's title, the table has its own", async () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Price list: 21+ lbs");
  expect(screen.getByRole("table", { name: "Big Dogs" })).toHaveTextContent(
    "NailsAll four paws.$1,250",
  );
  expect(screen.getByText(/^Prices before/)).toHaveTextContent("10% sales tax");
  await waitFor(() => expect(document.title).toBe("Grooming price list: 21+ lbs | The Clean Paw"));
});

test("the table shows minimum prices, notes and free services", () => {
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows.slice(2)).toEqual([
    "MatsBrushed out.$45 and up no dry",
    "BowFor every dog.free",
    "ShowBy breed. call us",
  ]);
});
