import { render, screen, waitFor, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { textOf } from "../../test/builders/posts";
import TextPage from "./text-page";

test.each([
  ["/first-visit/", 1],
  ["/privacy/", 0],
])("%s has %d card with prices, hours and Book Now", (path, cards) => {
  mockSharedData({ lowestPrices: { hero: { prices: "Baths from $35" } } });
  const frontmatter = { title: "Text", description: "A text.", lastModified: "2026-04-08" };
  const mdx = { frontmatter, sections: [], ...textOf(["p", null, "Woof."]) };
  render(<TextPage {...pageProps({ mdx }, path)} />);
  expect(screen.queryAllByText("Baths from $35")).toHaveLength(cards);
});

test("the page shows a text with its date and table of contents", async () => {
  mockSharedData();
  const frontmatter = {
    title: "Terms",
    description: "What we agree on.",
    lastModified: "2026-04-08",
  };
  const sections = [{ id: "dogs", title: "1. Dogs" }];
  const mdx = {
    frontmatter,
    sections,
    ...textOf(["h2", { id: "dogs" }, "1. Dogs"], ["p", null, "Woof."]),
  };
  render(<TextPage {...pageProps({ mdx }, "/terms/")} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Terms");
  expect(screen.getByText("What we agree on.")).toBeVisible();
  const article = screen.getByRole("article");
  expect(article).toHaveTextContent("Last updated April 8, 2026");
  expect(article).toHaveTextContent("Woof.");
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  const { hash } = contents.getByRole<HTMLAnchorElement>("link", { name: "1. Dogs" });
  expect(screen.getByRole("heading", { name: "1. Dogs" })).toHaveAttribute("id", hash.slice(1));
  await waitFor(() => expect(document.title).toBe("Terms | The Clean Paw"));
});
