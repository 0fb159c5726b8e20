import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import ServicesPage from "./services";

test("without tiles, the page has all prices, and no link to price lists", () => {
  mockSharedData();
  const none = { nodes: [] };
  const data: Queries.ServicesPageQuery = {
    tiles: none,
    sizes: none,
    coats: none,
    prices: none,
    walkIn: none,
    addOns: none,
    site: null,
  };
  render(<ServicesPage {...pageProps(data, "/services/")} />);
  expect(screen.getByRole("heading", { name: "All prices" })).toBeVisible();
  expect(screen.getByRole("link", { name: "all prices" })).toBeVisible();
  expect(screen.queryByText(/price list for each weight/i)).not.toBeInTheDocument();
});
