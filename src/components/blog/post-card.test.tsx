import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

test("a card has category, title, day and preview, and its link is the post's address", () => {
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

test("a post without a cover is a card all the same", () => {
  const { container } = show({ image: null });
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByRole("link", { name: "All about ticks" })).toBeVisible();
});

test.each([
  ["a plain click", {}, true],
  ["a click with Ctrl", { ctrlKey: true }, false],
  ["a click with Cmd", { metaKey: true }, false],
  ["a click with Shift", { shiftKey: true }, false],
])("%s opens the post over the grid: %#", (_, how, opens) => {
  show();
  const click = createEvent.click(screen.getByRole("link"), how);
  fireEvent(screen.getByRole("link"), click);
  expect(onOpen.mock.calls).toEqual(opens ? [["/blog/ticks/"]] : []);
  expect(click.defaultPrevented).toBe(opens);
});

test.each([
  ["by keyboard", () => userEvent.tab(), ["/blog/ticks/"]],
  ["by mouse", () => userEvent.hover(screen.getByRole("link")), ["/blog/ticks/"]],
  [
    "by a finger that may only scroll",
    () => userEvent.pointer({ keys: "[TouchA>]", target: screen.getByRole("link") }),
    [],
  ],
])("reaching a card %s is interest or not", async (_, reach, paths) => {
  show();
  await reach();
  expect(onInterest.mock.calls.flat()).toEqual(paths);
});
