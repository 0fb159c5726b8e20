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
