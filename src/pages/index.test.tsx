import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { galleryPhoto, pricePackage, review, teamMember } from "../../test/builders/records";
import HomePage from "./index";

const heading = (text: string) => ({ heading: text, subtitle: null });

const data: Queries.HomePageQuery = {
  build: { buildTime: "2026-11" },
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
    visit: { ...heading("A Visit"), pair: null, steps: [{ name: "Drop off", text: "By nine." }] },
    team: heading("People"),
    location: heading("Place"),
  },
  photos: { nodes: [galleryPhoto("corgi"), galleryPhoto("husky")] },
  reviews: { nodes: [review(1), review(2)] },
  packages: { nodes: [pricePackage()] },
  team: { nodes: [teamMember()] },
  firstVisit: { frontmatter: { title: "Your First Visit" } },
};
const show = (changes: Partial<Queries.HomePageQuery> = {}) => {
  mockSharedData();
  render(<HomePage {...pageProps({ ...data, ...changes })} />);
};
const section = (name: string) => within(screen.getByRole("region", { name }));

test("the motto is followed by photos, reviews, prices, a visit, people and location", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Clean Dogs Only");
  const sections = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(sections).toEqual(["Photos", "Words", "Prices", "A Visit", "People", "Place"]);
  expect(section("Photos").getByRole("group", { name: "Photos of groomed dogs" })).toBeVisible();
  expect(section("Words").getAllByRole("figure")).toHaveLength(2);
  expect(section("Prices").getByRole("article")).toHaveTextContent("Bath");
  expect(section("A Visit").getByRole("listitem")).toHaveTextContent("Drop offBy nine.");
  expect(section("A Visit").getByRole("link", { name: "Your First Visit" })).toBeVisible();
  expect(section("People").getByRole("article")).toHaveTextContent("Ada Byron");
  expect(section("Place").getByTitle("Map of The Clean Paw")).toBeVisible();
});

test("empty lists have no section", () => {
  const none = { nodes: [] };
  show({ photos: none, reviews: none, team: none });
  const sections = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(sections).toEqual(["Prices", "A Visit", "Place"]);
  expect(screen.queryByRole("link", { name: /reviews/ })).toBeNull();
});
