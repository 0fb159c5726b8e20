import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { bookingAddress } from "../../../test/builders/shared-data";
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

beforeEach(() => {
  mockSharedData({ navigation: { header, footer } });
  render(<SiteHeader />);
});

test.each([
  ["(512) 555-0100", "tel:+15125550100"],
  ["hello@paw.example", "mailto:hello@paw.example"],
  ["The Clean Paw", "/"],
])("%s is a link to %s", (name, address) => {
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
});

test("the row shows pages, then Book Now", () => {
  // jsdom's window is narrow, so the menu's button replaces the row.
  const [row] = screen.getAllByRole("navigation", { hidden: true });
  expect(named(row!)).toEqual([
    ["Locations", "/locations/"],
    ["Blog", "/blog/"],
    ["Book Now", bookingAddress],
  ]);
});

test("the menu shows Close, Book Now, pages, then shared footer links", () => {
  const menu = document.querySelector("dialog");
  expect(menu?.querySelector("button")).toHaveAccessibleName("Close menu");
  expect(named(menu).map(([name]) => name)).toEqual(["Book Now", "Locations", "Blog", "Contact"]);
});

test("buttons open and close the menu without scripts", () => {
  const menu = document.querySelector("dialog");
  const open = screen.getByRole("button", { name: "Open menu" });
  expect(open).toHaveAttribute("commandfor", menu?.id);
  expect(open).toHaveAttribute("command", "show-modal");
  const close = within(menu!).getByRole("button", { name: "Close menu", hidden: true });
  expect(close).toHaveAttribute("command", "close");
});
