import { render, screen, waitFor, within } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { post } from "../../test/builders/posts";
import PostPage from "./post";

const neighbor = (folder: string) => ({ folder, frontmatter: { title: `All about ${folder}` } });
const data = { post: post("ticks"), newer: neighbor("coats"), older: neighbor("teeth") };

const linksOf = (navigation: string) =>
  within(screen.getByRole("navigation", { name: navigation }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => mockSharedData());

test("a post's own page has its title, its text and the ways on", async () => {
  render(<PostPage data={data} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("All about ticks");
  const article = screen.getByRole("article");
  expect(article).toHaveTextContent(
    "Pet HealthBy Ada ByronApril 1, 2026Updated April 8, 20263 min read",
  );
  const cover = screen.getByRole("img", { name: "A dog in the sun" });
  expect(cover).toHaveAttribute("src", "/ticks.webp");
  expect(screen.getByRole("heading", { name: "What to do" })).toBeVisible();
  expect(article).toHaveTextContent("Brush twice a week.");
  expect(screen.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog/");
  expect(linksOf("Topics of this post")).toEqual([
    ["coats", "/blog/tag/coats/"],
    ["summer care", "/blog/tag/summer-care/"],
  ]);
  expect(linksOf("Other posts")).toEqual([
    ["Previous postAll about teeth", "/blog/teeth/"],
    ["Next postAll about coats", "/blog/coats/"],
  ]);
  await waitFor(() => expect(document.title).toBe("All about ticks | The Clean Paw"));
});

test.each([
  ["newest", { newer: null }, ["Previous postAll about teeth"]],
  ["first", { older: null }, ["Next postAll about coats"]],
])("the %s post leads one way", (_, missing, ways) => {
  render(<PostPage data={{ ...data, ...missing }} />);
  expect(linksOf("Other posts").map(([name]) => name)).toEqual(ways);
});

test("a post without a cover that was never changed has no picture and no second day", () => {
  const changes = { image: null, lastModified: "2026-04-01" };
  render(<PostPage data={{ ...data, post: post("ticks", changes) }} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("Brush twice a week.")).toBeVisible();
  expect(screen.getByRole("article")).not.toHaveTextContent("Updated");
});
