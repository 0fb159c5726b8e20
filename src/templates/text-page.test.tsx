import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { textTree } from "../../test/builders/text-tree";
import TextPage from "./text-page";

test("the contents link to the headings of the second level, with their facts", () => {
  mockSharedData();
  const tree = textTree(
    ["h2", { id: "section-at" }, "At ", ["span", null, "the side door"]],
    ["h3", { id: "section-small" }, "Small"],
  );
  const frontmatter = {
    title: "Terms",
    description: null,
    lastModified: "2026-01-31",
    medallion: null,
    bookingCard: null,
  };
  render(
    <TextPage
      {...pageProps({ mdx: { tree: { ...tree }, pictures: [], frontmatter } }, "/terms/")}
    />,
  );
  const contents = screen.getByRole("navigation", { name: "On this page" });
  const links = within(contents).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["At the side door", "#section-at"],
  ]);
});
