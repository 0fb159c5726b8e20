import { render, screen, waitFor, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import { post } from "../../test/builders/posts";
import BlogPage from "./blog";

const everyPost = {
  list: "/blog/",
  page: 1,
  pages: 1,
  topic: null,
  categories: ["Events", "Local"],
};

function show(names: string[], changes: Partial<Record<keyof typeof everyPost, unknown>> = {}) {
  mockSharedData();
  const context = { ...everyPost, ...changes } as Parameters<typeof BlogPage>[0]["pageContext"];
  const data: Queries.BlogPageQuery = { posts: { nodes: names.map((name) => post(name)) } };
  render(<BlogPage {...pageProps(data, "/blog/", context)} />);
}
const topics = () =>
  within(screen.getByRole("navigation", { name: "Posts by topic" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const marked = () => document.querySelector("[aria-current=page]")?.textContent;

test("the first page lists the posts, the topics and the feed", async () => {
  show(["ticks", "coats"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Dog Grooming Blog");
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(["All about ticks", "All about coats"]);
  expect(topics()).toEqual(["All posts", "Events", "Local"]);
  expect(marked()).toBe("All posts");
  expect(screen.queryByText(/^Page 1/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /RSS/ })).toHaveAttribute("href", "/rss.xml");
  await waitFor(() => expect(document.title).toBe("Dog Grooming Blog | The Clean Paw"));
});

test("the page of a tag names it, before the categories", () => {
  show(["ticks"], { list: "/blog/tag/rare/", topic: "rare" });
  expect(screen.getByText("Posts about rare")).toBeVisible();
  expect(topics()).toEqual(["All posts", "rare", "Events", "Local"]);
  expect(marked()).toBe("rare");
});

test("a later page shows its number and a link back", async () => {
  show(["ticks"], { page: 2, pages: 2 });
  expect(screen.getByText("Page 2 of 2")).toBeVisible();
  expect(screen.getByRole("link", { name: "Newer posts" })).toHaveAttribute("href", "/blog/");
  await waitFor(() => expect(document.title).toMatch(/^Dog Grooming Blog, page 2/));
});
