import { act, fireEvent, render, screen } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { post } from "../../../test/builders/posts";
import { PostGrid } from "./post-grid";

/** The path of Gatsby's router, which stays on the grid. */
jest.mock("@gatsbyjs/reach-router", () => ({
  globalHistory: { location: { pathname: "/blog/" } },
}));
/** The post's text never finishes loading. */
jest.mock("../../browser/page-loader", () => ({
  loadPage: () => new Promise(() => undefined),
  prefetchPage: () => undefined,
}));

const back = jest.spyOn(window.history, "back").mockImplementation();
const dialog = () => document.querySelector("dialog")!;

/** Moves through the history, like Back and Forward. */
const goTo = (path: string, state: object | null) => {
  window.history.replaceState(state, "", path);
  fireEvent.popState(window, { state });
};

beforeEach(() => {
  back.mockClear();
  mockSharedData();
  window.history.replaceState(null, "", "/blog/");
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

describe("a post over the grid", () => {
  const card = () => screen.getByRole("link", { name: "All about ticks" });
  const entry = { post: "/blog/ticks/", grid: "/blog/" };

  beforeEach(() => {
    render(<PostGrid posts={[post("ticks")]} path="/blog/" />);
    fireEvent.click(card());
  });

  it("has its own address; closed, it gives back the grid's, and the focus to its card", () => {
    expect(dialog()).toHaveAttribute("open");
    expect(window.location.pathname).toBe("/blog/ticks/");
    act(() => dialog().close());
    expect(back).toHaveBeenCalledTimes(1);
    expect(card()).toHaveFocus();
  });

  it("closes for a link to another page, whose entry in the history stays", () => {
    window.history.pushState({ key: "1" }, "", "/blog/tag/fleas/");
    act(() => dialog().close());
    expect(back).not.toHaveBeenCalled();
    expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
    fireEvent.click(card());
    expect(dialog()).toHaveAttribute("open");
  });

  it("closes on Back and comes again on Forward", () => {
    goTo("/blog/", null);
    expect(dialog()).not.toHaveAttribute("open");
    goTo("/blog/ticks/", entry);
    expect(dialog()).toHaveAttribute("open");
    // A browser dispatches `close` late, after Back.
    fireEvent(dialog(), new Event("close"));
    expect(back).not.toHaveBeenCalled();
  });
});
