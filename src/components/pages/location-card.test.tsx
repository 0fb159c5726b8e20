import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { location } from "../../../test/builders/records";
import { LocationCard } from "./location-card";

const elgin = location();
const show = (changes: Partial<typeof elgin> = {}) => {
  mockSharedData();
  render(<LocationCard location={{ ...elgin, ...changes }} />);
  return screen.getByRole("article");
};

test("a town has its drives in their order, named after it, and how long they take at all", () => {
  expect(show()).toHaveTextContent("4-12 min");
  const drives = screen.getByRole("table", { name: "Elgin: Approximate drive to the shop" });
  const rows = within(drives).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Old Town4 min",
    "County Line12 min",
  ]);
});

test("it says why to come from there, and where to", () => {
  const card = within(show());
  expect(card.getByRole("heading", { level: 2 })).toHaveTextContent("Elgin");
  expect(card.getByRole("heading", { name: "Why come to us from Elgin?" })).toBeVisible();
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "No traffic",
    "Shade to park in",
  ]);
  expect(screen.getByRole("article")).toHaveTextContent("1 Bone Lane, Elgin, TX 78621");
});
