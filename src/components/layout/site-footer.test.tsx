import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { SiteFooter } from "./site-footer";

test.each([
  ["an icon that has a name", "M1 1h2"],
  ["its name in words, without an icon", null],
])("a social network has %s, and precedes the newsletter; the copyright is last", (_, drawing) => {
  const nodes = [{ name: "Paws on Film", href: "https://film.example", drawing }];
  mockSharedData({ socialLinks: { nodes } });
  const { container } = render(<SiteFooter />);
  const link = screen.getByRole("link", { name: "Paws on Film" });
  expect(link).toHaveAttribute("href", "https://film.example");
  expect(link.querySelector("path")?.getAttribute("d") ?? null).toBe(drawing);
  const parts = [...container.querySelectorAll("footer nav a, ul a[href^=h], form, footer > p")];
  expect(parts.map((part) => part.getAttribute("aria-label") ?? part.textContent)).toEqual([
    ...["Help", "Paws on Film", "Newsletter"],
    expect.stringMatching(/^©/),
  ]);
});

test("the copyright shows the build's year until the current year is known, as in Austin", () => {
  mockSharedData({ build: { buildTime: "2027-01-01T05:59:00Z" } });
  jest.useFakeTimers({ now: new Date("2031-12-31T23:59:00-06:00") });
  expect(renderToStaticMarkup(<SiteFooter />)).toContain("© 2026 The Clean Paw");
  act(() => void render(<SiteFooter />));
  expect(screen.getByText("© 2031 The Clean Paw")).toBeVisible();
});
