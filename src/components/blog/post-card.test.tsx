import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { post } from "../../../test/builders/posts";
import { PostCard } from "./post-card";

jest.mock("../../browser/load-post");

test.each([
  ["a plain click", true, {}],
  ["a click with Ctrl", false, { ctrlKey: true }],
])("%s opens the post over the grid: %p", (_, opens, init) => {
  const onOpen = jest.fn();
  render(<PostCard post={post("ticks")} loading="lazy" onOpen={onOpen} />);
  const click = createEvent.click(screen.getByRole("link"), init);
  fireEvent(screen.getByRole("link"), click);
  expect(onOpen.mock.calls).toEqual(opens ? [["/blog/ticks/"]] : []);
  expect(click.defaultPrevented).toBe(opens);
});
