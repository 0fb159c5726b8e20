import { render } from "@testing-library/react";
import { post } from "../../../test/builders/posts";
import { PostGrid } from "./post-grid";

test("the covers of the first three come at once, the others when they are near", () => {
  const { container } = render(
    <PostGrid posts={["a", "b", "c", "d"].map((name) => post(name))} path="/blog/" />,
  );
  const covers = [...container.querySelectorAll("img")];
  expect(covers.map((cover) => cover.getAttribute("loading"))).toEqual([
    "eager",
    "eager",
    "eager",
    "lazy",
  ]);
});
