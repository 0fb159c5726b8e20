import { render, screen } from "@testing-library/react";
import { TagList } from "./tag-list";

const topics = [
  { name: "coats", path: "/blog/tag/coats/" },
  { name: "Pet Health", path: "/blog/category/pet-health/" },
];
const links = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
const current = () => document.querySelector("[aria-current=page]")?.textContent;

test.each([
  ["/blog/", "All posts"],
  ["/blog/tag/coats/", "coats"],
])("above the posts at %s, %s is marked", (path, marked) => {
  render(<TagList label="Posts by topic" links={topics} current={path} />);
  expect(links()[0]).toEqual(["All posts", "/blog/"]);
  expect(current()).toBe(marked);
});
