import { globalHistory } from "@gatsbyjs/reach-router";
import { act, fireEvent, renderHook } from "@testing-library/react";
import { usePostHistory } from "./use-post-history";

const grid = "/blog/";
const ticks = "/blog/ticks/";
const entry = { post: ticks, grid };
const router = { location: { pathname: grid } };

jest.mock("@gatsbyjs/reach-router", () => ({ globalHistory: { location: {} } }));

const back = jest.spyOn(window.history, "back").mockImplementation();

/** Goes to an entry of the history, like Back and Forward. Returns whether the router sees it. */
function goTo(path: string, state: object | null): boolean {
  const routerListener = jest.fn();
  window.addEventListener("popstate", routerListener);
  window.history.replaceState(state, "", path);
  fireEvent.popState(window, { state });
  window.removeEventListener("popstate", routerListener);
  return routerListener.mock.calls.length > 0;
}

function renderGrid() {
  const { result } = renderHook(() => usePostHistory(grid));
  return { ...result.current, shownPost: () => result.current.post };
}

beforeEach(() => {
  back.mockClear();
  Object.assign(globalHistory, router);
  window.history.replaceState(null, "", grid);
  window.history.scrollRestoration = "auto";
});

test("an opened post gets its own URL and history entry, and the browser doesn't restore the scroll position", () => {
  const { open, shownPost } = renderGrid();
  const { length } = window.history;
  act(() => open(ticks));
  expect(shownPost()).toBe(ticks);
  expect(window.location.pathname).toBe(ticks);
  expect(window.history).toMatchObject({ length: length + 1, state: entry });
  expect(window.history.scrollRestoration).toBe("manual");
});

test("a post that is opened twice has one history entry", () => {
  const { open, shownPost } = renderGrid();
  const { length } = window.history;
  act(() => {
    open(ticks);
    open(ticks);
  });
  expect(window.history).toHaveLength(length + 1);
  act(() => void goTo(grid, null));
  act(() => open(ticks));
  expect(shownPost()).toBe(ticks);
});

test("the router doesn't see Back and Forward between the grid and its posts", () => {
  const { open, shownPost } = renderGrid();
  act(() => open(ticks));
  expect(goTo(grid, null)).toBe(false);
  expect(shownPost()).toBeUndefined();
  expect(goTo(ticks, entry)).toBe(false);
  expect(shownPost()).toBe(ticks);
});

test.each([
  ["another page", grid, "/faq/", null],
  ["a post over another grid", grid, ticks, { post: ticks, grid: "/blog/tag/fleas/" }],
  ["a history entry of another script", grid, ticks, { post: 1, grid }],
  ["a post, after the router has left the grid", "/faq/", ticks, entry],
  ["the grid, while no post is shown", grid, grid, null],
])("the router sees navigation to %s", (_, pathname, path, state) => {
  Object.assign(globalHistory, { location: { pathname } });
  const { shownPost } = renderGrid();
  expect(goTo(path, state)).toBe(true);
  expect(shownPost()).toBeUndefined();
});

test.each([
  ["goes back if the post's entry is current", entry, 1, ticks],
  ["stays if a followed link has added an entry", { key: "1" }, 0, undefined],
])("closing a post %s", (_, state, stepsBack, shown) => {
  const { open, leave, shownPost } = renderGrid();
  act(() => open(ticks));
  window.history.replaceState(state, "");
  act(() => leave());
  expect(back).toHaveBeenCalledTimes(stepsBack);
  expect(shownPost()).toBe(shown);
});
