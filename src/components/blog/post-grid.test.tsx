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
async function openPost() {
  jest.mocked(loadPost).mockResolvedValue(post("ticks"));
  render(<PostGrid posts={[post("ticks")]} path="/blog/" />);
  await act(() => Promise.resolve(fireEvent.click(card())));
}

beforeEach(() => {
  back.mockClear();
  mockSharedData();
  window.history.replaceState(null, "", "/blog/");
});

test("a late close event doesn't close a post that Forward has opened again", async () => {
  await openPost();
  fireEvent(dialog(), new Event("close"));
  expect(back).not.toHaveBeenCalled();
  expect(dialog()).toHaveAttribute("open");
});
