import { render, screen } from "@testing-library/react";
import { TableOfContents } from "./table-of-contents";

test.each([
  [
    "two sections",
    [
      ["terms", "1. Terms"],
      ["law", "2. Law"],
    ],
  ],
  ["one section", [["terms", "1. Terms"]]],
  ["none", []],
])("%s: each is linked, in order", (_, rows) => {
  const sections = rows.map(([id = "", title = ""]) => ({ id, title }));
  render(<TableOfContents sections={sections} />);
  expect(screen.getByRole("navigation", { name: "On this page" })).toBeVisible();
  const links = screen.queryAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(
    sections.map(({ id, title }) => [`#${id}`, title]),
  );
});
