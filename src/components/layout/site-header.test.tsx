import { render } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { SiteHeader } from "./site-header";

const header = [
  { name: "Locations", href: "/locations/" },
  { name: "Blog", href: "/blog/" },
];
const footer = [
  { heading: "Support", links: [{ name: "Help", href: "/help/", inMenu: null }] },
  { heading: "The shop", links: [{ name: "Contact", href: "/contact/", inMenu: true }] },
];
const named = (element: Element | null) =>
  [...(element?.querySelectorAll("a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);

test("the menu shows Close, Book Now, pages, then shared footer links", () => {
  mockSharedData({ navigation: { header, footer } });
  render(<SiteHeader />);
  const menu = document.querySelector("dialog");
  expect(menu?.querySelector("button")).toHaveAccessibleName("Close menu");
  expect(named(menu).map(([name]) => name)).toEqual(["Book Now", "Locations", "Blog", "Contact"]);
});

test("no link leads to an empty list", () => {
  mockSharedData({ navigation: { header, footer }, posts: { totalCount: 0 } });
  render(<SiteHeader />);
  expect(named(document.querySelector("nav")).map(([name]) => name)).toEqual([
    "Book Now",
    "Locations",
  ]);
});
