import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { SiteFooter } from "./site-footer";

const footer = [
  {
    heading: "Support",
    links: [
      { name: "Help", href: "/help/" },
      { name: "FAQ", href: "/faq/" },
    ],
    inMenu: null,
  },
  { heading: "Legal", links: [{ name: "Terms", href: "/terms/" }], inMenu: true },
];

test("links stand in their groups, in order", () => {
  mockSharedData({ navigation: { header: [], footer } });
  render(<SiteFooter />);
  const groups = screen.getByRole("navigation", { name: "Footer" });
  expect(groups.textContent).toBe("SupportHelpFAQLegalTerms");
  expect(screen.getByRole("heading", { level: 2, name: "Legal" })).toBeVisible();
  for (const { name, href } of footer.flatMap(({ links }) => links))
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("icons of social networks have names", () => {
  const nodes = [{ name: "Paws on Film", href: "https://film.example", icon: "instagram" }];
  mockSharedData({ socialLinks: { nodes } });
  render(<SiteFooter />);
  expect(screen.getByRole("link", { name: "Paws on Film" })).toHaveAttribute(
    "href",
    "https://film.example",
  );
});

test("the newsletter's form is in the footer of every page", () => {
  mockSharedData();
  render(<SiteFooter />);
  expect(screen.getByRole("contentinfo")).toContainElement(
    screen.getByRole("form", { name: "Newsletter" }),
  );
});

test("the copyright's year is the build's in the built HTML, and then the reader's", () => {
  mockSharedData({ build: { buildTime: "2026-06-01T12:00:00Z" } });
  jest.useFakeTimers({ now: new Date("2031-02-01T12:00:00-06:00") });
  expect(renderToStaticMarkup(<SiteFooter />)).toContain("© 2026 The Clean Paw");
  act(() => void render(<SiteFooter />));
  expect(screen.getByText("© 2031 The Clean Paw")).toBeVisible();
});
