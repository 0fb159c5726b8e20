import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { galleryPhoto, pricePackage, review, teamMember } from "../../test/builders/records";
import HomePage from "./index";

const heading = (text: string) => ({ heading: text, subtitle: null });

const data: Queries.HomePageQuery = {
  build: { buildTime: "2026" },
  profiles: { nodes: [] },
  home: {
    hero: {
      title: "Clean Dogs Only",
      welcome: "Welcome.",
      prices: null,
      serviceArea: "Elgin.",
      portrait: null,
    },
    gallery: heading("Photos"),
    reviews: heading("Words"),
    pricing: heading("Prices"),
    team: heading("People"),
    location: heading("Place"),
  },
  photos: { nodes: [galleryPhoto("corgi"), galleryPhoto("husky")] },
  reviews: { nodes: [review(1), review(2)] },
  packages: { nodes: [pricePackage()] },
  team: { nodes: [teamMember()] },
};
const show = (changes: Partial<Queries.HomePageQuery> = {}) => {
  mockSharedData();
  render(<HomePage {...pageProps({ ...data, ...changes })} />);
};
const part = (name: string) => within(screen.getByRole("region", { name }));

test("the motto comes first, then photos, reviews, prices, people and place, each with its records", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Clean Dogs Only");
  const parts = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(["Photos", "Words", "Prices", "People", "Place"]);
  expect(part("Photos").getByRole("group", { name: "Photos of groomed dogs" })).toBeVisible();
  expect(part("Words").getAllByRole("figure")).toHaveLength(2);
  expect(part("Prices").getByRole("article")).toHaveTextContent("Bath");
  expect(part("People").getByRole("article")).toHaveTextContent("Ada Byron");
  expect(part("Place").getByTitle("Map of The Clean Paw")).toBeVisible();
});

test("with nobody to meet there is no part of people", () => {
  show({ team: { nodes: [] } });
  expect(screen.queryByRole("region", { name: "People" })).not.toBeInTheDocument();
  expect(part("Place").getByTitle("Map of The Clean Paw")).toBeVisible();
});
