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

test("a card shows category, title, date and preview, and links to the post", () => {
  const { container } = show();
  const card = screen.getByRole("article");
  expect(card).toHaveTextContent(
    "Pet HealthAll about ticksApril 1, 2026What we know of ticks from the grooming table, in short.",
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("All about ticks");
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
  const link = screen.getByRole("link", { name: /^All about ticks$/ });
  expect(link).toHaveAttribute("href", "/blog/ticks/");
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-04-01");
});

test.each([
  ["a plain click", true, {}],
  ["a click with Ctrl", false, { ctrlKey: true }],
  ["a click with Cmd", false, { metaKey: true }],
  ["a click with Shift", false, { shiftKey: true }],
])("%s opens the post over the grid: %p", (_, opens, init) => {
  show();
  const click = createEvent.click(screen.getByRole("link"), init);
  fireEvent(screen.getByRole("link"), click);
  expect(onOpen.mock.calls).toEqual(opens ? [["/blog/ticks/"]] : []);
  expect(click.defaultPrevented).toBe(opens);
});
