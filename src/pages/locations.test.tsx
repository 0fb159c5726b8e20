import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import LocationsPage from "./locations";

test("without towns, the page has the shop's own, and no list", () => {
  mockSharedData();
  const none = { nodes: [] };
  const data: Queries.LocationsPageQuery = {
    locations: none,
    home: { location: { heading: "Find us", subtitle: null } },
  };
  render(<LocationsPage {...pageProps(data, "/locations/")} />);
  expect(screen.getByText("One shop in Elgin.")).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Towns" })).not.toBeInTheDocument();
});
