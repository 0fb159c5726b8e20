import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { Hero } from "./hero";

const texts = {
  title: "Clean Dogs Only",
  welcome: "We wash what you walk.",
  prices: "Baths from $35",
  serviceArea: "From Elgin to Manor.",
  portrait: null,
  reviews: [],
};

beforeEach(() => mockSharedData());

test.each([
  [["Best Wash 2025"], "Best Wash 2025 · 1 review"],
  [[null, "Best Wash 2025", "Best Towel 2019"], "Best Wash 2025 · 3 reviews"],
  [[null, null], "2 reviews"],
])("reviews with the awards %j: %s", (awards, name) => {
  render(<Hero {...texts} reviews={awards.map((award) => ({ award }))} />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "#reviews");
});
