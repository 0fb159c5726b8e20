import { render, screen } from "@testing-library/react";
import { PageLinks } from "./page-links";

const posts = { list: "/blog/", records: "posts", back: "Newer posts", on: "Older posts" };

test.each([
  [1, [["Older posts", "/blog/page/2/"]]],
  [
    2,
    [
      ["Newer posts", "/blog/"],
      ["Older posts", "/blog/page/3/"],
    ],
  ],
  [3, [["Newer posts", "/blog/page/2/"]]],
])("page %d of 3 leads to its neighbors", (page, ways) => {
  render(<PageLinks {...posts} page={page} pages={3} />);
  expect(screen.getByText(`Page ${page} of 3`)).toBeVisible();
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual(ways);
});

test("one page needs no way on", () => {
  const { container } = render(<PageLinks {...posts} page={1} pages={1} />);
  expect(container).toBeEmptyDOMElement();
});
