import { act, fireEvent, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { post } from "../../../test/builders/posts";
import { loadPost } from "../../browser/load-post";
import { PostGrid } from "./post-grid";

jest.mock("../../browser/load-post");

const back = jest.spyOn(window.history, "back").mockImplementation();
const dialog = () => document.querySelector("dialog")!;
const card = () => screen.getByRole("link", { name: "All about ticks" });

/** Renders the grid and clicks a card. */
async function openPost(isCurrent = true) {
  jest.mocked(loadPost).mockResolvedValue({ post: post("ticks"), isCurrent });
  render(<PostGrid posts={[post("ticks")]} path="/blog/" />);
  await act(() => Promise.resolve(fireEvent.click(card())));
}

beforeEach(() => {
  back.mockClear();
  mockSharedData();
  window.history.replaceState(null, "", "/blog/");
});

test("loads the first three covers with the page, the others lazily", () => {
  const { container } = render(
    <PostGrid posts={["a", "b", "c", "d"].map((name) => post(name))} path="/blog/" />,
  );
  const covers = [...container.querySelectorAll("img")].map((cover) =>
    cover.getAttribute("loading"),
  );
  expect(covers).toEqual(["eager", "eager", "eager", "lazy"]);
});

test("opens a post with its title, dates and text, and returns the focus to its card", async () => {
  await openPost();
  expect(dialog()).toHaveAttribute("open");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(dialog()).toHaveTextContent(/^CloseAll about ticks.*April 1, 2026.*Brush twice a week\./);
  expect(window.location.pathname).toBe("/blog/ticks/");
  act(() => dialog().close());
  expect(back).toHaveBeenCalledTimes(1);
  expect(card()).toHaveFocus();
});

test("doesn't render a post of a newer build", async () => {
  jest.spyOn(console, "error").mockImplementation(); // jsdom can't navigate to the post's page
  await openPost(false);
  expect(dialog()).toHaveTextContent(/Loading the post…$/);
});

test("a late close event doesn't close a post that Forward has opened again", async () => {
  await openPost();
  fireEvent(dialog(), new Event("close"));
  expect(back).not.toHaveBeenCalled();
  expect(dialog()).toHaveAttribute("open");
});

test("closes without a step back if a link has already added an entry to the history", async () => {
  await openPost();
  window.history.pushState({ key: "1" }, "", "/blog/tag/fleas/");
  act(() => dialog().close());
  expect(back).not.toHaveBeenCalled();
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  fireEvent.click(card());
  expect(dialog()).toHaveAttribute("open");
});
