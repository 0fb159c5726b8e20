import { render, screen, waitFor } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import coats from "../../test/site/data/coat-types.json";
import sizes from "../../test/site/data/dog-sizes.json";
import ServicesPage from "./services";

const none = { nodes: [] };
const bath = {
  ...{ id: "bath", label: "Bath", andUp: null, note: null, sizes: null },
  everySize: { price: 35, coats: ["long"] },
};

test.each([0, 8.25])(
  "without tiles, %d%% sales tax is mentioned unless it is 0",
  async (percent) => {
    mockSharedData({ site: { salesTaxPercent: percent } });
    const data: Queries.ServicesPageQuery = {
      tiles: none,
      sizes: { nodes: sizes },
      coats: { nodes: coats },
      prices: { nodes: [bath] },
      walkIn: { nodes: [{ name: "Nails", price: 18, andUp: null }] },
      addOns: none,
      site: null,
    };
    const page = render(
      <ServicesPage {...pageProps(data, "/services/?size=xs&coat=long")} />,
    ).container;
    await waitFor(() => expect(document.title).toMatch("Our Services"));
    expect(screen.getByRole("table", { name: "0-13 lbs, long coat" })).toHaveTextContent("$35.00");
    expect(screen.getByRole("link", { name: "all prices" })).toBeVisible();
    expect(screen.queryByText(/Choose a price list/)).not.toBeInTheDocument();
    for (const part of [page.innerHTML, document.head.innerHTML])
      expect(/\btax|(?<!\d)0%/i.test(part)).toBe(percent > 0);
  },
);
