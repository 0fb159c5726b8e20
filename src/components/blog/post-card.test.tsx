import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { post } from "../../../test/builders/posts";
import { PostCard } from "./post-card";

const onOpen = jest.fn();
const onInterest = jest.fn();
const show = (changes: Parameters<typeof post>[1] = {}) =>
  render(
    <PostCard
      post={post("ticks", changes)}
      loading="lazy"
      onOpen={onOpen}
      onInterest={onInterest}
    />,
  );

beforeEach(() => jest.clearAllMocks());

test.each([
  ["a plain click", true, {}],
  ["a click with Ctrl", false, { ctrlKey: true }],
])("%s opens the post over the grid: %p", (_, opens, init) => {
  show();
  const click = createEvent.click(screen.getByRole("link"), init);
  fireEvent(screen.getByRole("link"), click);
  expect(onOpen.mock.calls).toEqual(opens ? [["/blog/ticks/"]] : []);
  expect(click.defaultPrevented).toBe(opens);
});
