import { render, screen } from "@testing-library/react";
import { TagList } from "./tag-list";

const topics = [
  { name: "coats", path: "/blog/tag/coats/" },
  { name: "Pet Health", path: "/blog/category/pet-health/" },
];
const links = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
const current = () => document.querySelector("[aria-current=page]")?.textContent;

test("below a post they lead to the posts that have them; all posts aren't offered", () => {
  render(<TagList label="Topics" links={topics} />);
  expect(screen.getByRole("navigation", { name: "Topics" })).toBeVisible();
  expect(links()).toEqual(topics.map(({ name, path }) => [name, path]));
  expect(current()).toBeUndefined();
});

test.each([
  ["/blog/", "All posts"],
  ["/blog/tag/coats/", "coats"],
])("above the posts at %s, %s is marked", (path, marked) => {
  render(<TagList label="Posts by topic" links={topics} current={path} />);
  expect(links()[0]).toEqual(["All posts", "/blog/"]);
  expect(current()).toBe(marked);
});

test("no topics are no links", () => {
  render(<TagList label="Topics" links={[]} />);
  expect(links()).toEqual([]);
});
