import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { serviceTile } from "../../test/builders/records";
import coats from "../../test/site/data/coat-types.json";
import sizes from "../../test/site/data/dog-sizes.json";
import ServicesPage from "./services";

beforeEach(() => {
  mockSharedData({ site: { salesTaxPercent: 10 } });
  const data: Queries.ServicesPageQuery = {
    tiles: { nodes: [serviceTile("0-20 lbs", "small"), serviceTile("21+ lbs", "big")] },
    sizes: { nodes: sizes },
    coats: { nodes: coats },
    prices: {
      nodes: [
        {
          id: "paws",
          label: "Paws",
          sizes: null,
          everySize: { price: 20, coats: ["long"] },
          andUp: null,
          note: null,
        },
      ],
    },
    site: { booking: { dogParameters: null } },
  };
  render(<ServicesPage {...pageProps(data)} />);
});
const part = (name: string) => within(screen.getByRole("region", { name }));

test("the price for one's own dog comes first, then the lists, then all prices", () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Our Services");
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["The price for your dog", "Price lists by weight", "All prices"]);
  expect(part("Price lists by weight").getAllByRole("link")).toHaveLength(2);
  expect(part("The price for your dog").getAllByRole("radio")).toHaveLength(
    sizes.length + coats.length,
  );
  expect(part("All prices").getAllByRole("table")).toHaveLength(1);
});

test("the tax that all prices are given with is named", () => {
  expect(screen.getByRole("region", { name: "All prices" })).toHaveTextContent("10% sales tax");
});

test.each(["Price lists by weight", "all prices"])("the words above lead to %s", (name) => {
  const part = screen.getByRole("region", { name: new RegExp(name, "i") });
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", `#${part.id}`);
});
