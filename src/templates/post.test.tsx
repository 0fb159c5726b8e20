import { render, screen, waitFor } from "@testing-library/react";
import { linksIn } from "../../test/builders/links-in";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { post } from "../../test/builders/posts";
import PostPage from "./post";

const neighbor = (folder: string) => ({ folder, frontmatter: { title: `All about ${folder}` } });
const data = {
  post: post("ticks"),
  newer: neighbor("coats"),
  older: neighbor("teeth"),
};

const linksOf = (name: string) => linksIn(screen.getByRole("navigation", { name }));

beforeEach(() => mockSharedData());

test("the page shows the post, its topics and the posts next to it", async () => {
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
])("the %s post links to one other post", (_, missing, labels) => {
  render(<PostPage data={{ ...data, ...missing }} />);
  expect(linksOf("Other posts").map(([name]) => name)).toEqual(labels);
});

test("a post may have no cover and no changes", () => {
  const changes = { image: null, lastModified: "2026-04-01" };
  render(<PostPage data={{ ...data, post: post("ticks", changes) }} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("Brush twice a week.")).toBeVisible();
  expect(screen.getByRole("article")).not.toHaveTextContent("Updated");
});
