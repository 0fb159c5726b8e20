import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { serviceTile } from "../../test/builders/records";
import coats from "../../test/site/data/coat-types.json";
import sizes from "../../test/site/data/dog-sizes.json";
import ServicesPage from "./services";

const paws = {
  id: "paws",
  label: "Paws",
  sizes: null,
  everySize: { price: 20, coats: ["long"] },
  andUp: null,
  note: null,
};

test("the page has the estimator, all prices with their tax, and the price lists", () => {
  mockSharedData({ site: { salesTaxPercent: 10 } });
  const data: Queries.ServicesPageQuery = {
    tiles: { nodes: [serviceTile("0-20 lbs", "small"), serviceTile("21+ lbs", "big")] },
    sizes: { nodes: sizes },
    coats: { nodes: coats },
    prices: { nodes: [paws] },
    walkIn: { nodes: [{ name: "Nail trim", price: 18, andUp: null }] },
    addOns: { nodes: [{ name: "Paw balm", price: 15, andUp: null, note: null }] },
    site: { booking: { dogParameters: null } },
  };
  render(<ServicesPage {...pageProps(data)} />);
  const names = ["The price for your dog", "All prices", "Price lists by weight"];
  const sections = screen.getAllByRole("region");
  expect(
    sections.map((section) => within(section).getByRole("heading", { level: 2 }).textContent),
  ).toEqual(names);
  const [estimator, all, lists] = sections.map((section) => within(section));
  expect(estimator!.getAllByRole("radio")).toHaveLength(sizes.length + coats.length);
  expect(lists!.getAllByRole("link")).toHaveLength(2);
  expect(all!.getAllByRole("table")).toHaveLength(1);
  expect(all!.getAllByRole("listitem")).toHaveLength(2);
  expect(sections[1]).toHaveTextContent("10% sales tax");
  for (const name of names.slice(1)) {
    const link = screen.getAllByRole("link", { name: new RegExp(`^${name}$`, "i") })[0];
    expect(link).toHaveAttribute("href", `#${screen.getByRole("region", { name }).id}`);
  }
});
