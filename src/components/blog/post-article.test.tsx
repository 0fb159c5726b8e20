import { render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { post } from "../../../test/builders/posts";
import { PostArticle } from "./post-article";

test.each([
  ["tags", ["coats"], 1],
  ["an empty list of tags", [], 0],
  ["no tags", null, 0],
])("a post with %s has as many headings of tags", (_, tags, count) => {
  mockSharedData();
  render(<PostArticle {...post("ticks", { tags })} />);
  expect(screen.queryAllByText("More about")).toHaveLength(count);
  expect(screen.queryAllByRole("navigation")).toHaveLength(count);
});
