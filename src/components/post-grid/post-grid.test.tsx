import { render, screen } from "@testing-library/react";
import { post } from "../../../test/builders/posts";
import { PostGrid } from "./post-grid";

const titles = () =>
  screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("posts stand in the order in which they come, a card each", () => {
  render(<PostGrid posts={["ticks", "coats", "teeth"].map((name) => post(name))} path="/blog/" />);
  expect(titles()).toEqual(["All about ticks", "All about coats", "All about teeth"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

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

test.each([0, 1])("%d posts: no window is open over them", (count) => {
  render(<PostGrid posts={[post("ticks")].slice(0, count)} path="/blog/" />);
  expect(titles()).toHaveLength(count);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
