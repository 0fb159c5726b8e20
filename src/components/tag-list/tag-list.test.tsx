import { render, screen } from "@testing-library/react";
import { TagList } from "./tag-list";

const tags = ["coats", "summer care"];
const links = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
const current = () => document.querySelector("[aria-current=page]")?.textContent;

test("a post's tags lead to the posts that have them; all posts aren't offered", () => {
  render(<TagList label="Topics" tags={tags} />);
  expect(screen.getByRole("navigation", { name: "Topics" })).toBeVisible();
  expect(links()).toEqual([
    ["coats", "/blog/tag/coats/"],
    ["summer care", "/blog/tag/summer-care/"],
  ]);
  expect(current()).toBeUndefined();
});

test.each([
  [null, "All posts"],
  ["coats", "coats"],
  ["Summer Care", "summer care"],
])("above the posts with the tag %s, %s is marked", (tag, marked) => {
  render(<TagList label="Posts by topic" tags={tags} current={tag} />);
  expect(links()[0]).toEqual(["All posts", "/blog/"]);
  expect(current()).toBe(marked);
});

test("no tags are no links", () => {
  render(<TagList label="Topics" tags={[]} />);
  expect(links()).toEqual([]);
});
