import { act, fireEvent, renderHook } from "@testing-library/react";
import { usePostHistory } from "./use-post-history";

const grid = "/blog/";
const ticks = "/blog/ticks/";

const back = jest.spyOn(window.history, "back").mockImplementation();

/** Goes to an entry of the history, like Back and Forward. */
function goTo(path: string) {
  window.history.replaceState(null, "", path);
  fireEvent.popState(window);
}

function renderGrid() {
  const { result } = renderHook(() => usePostHistory());
  return {
    open: (path: string) => act(() => result.current.open(path)),
    leave: () => act(() => result.current.leave()),
    shownPost: () => result.current.post,
  };
}

beforeEach(() => {
  back.mockClear();
  window.history.replaceState(null, "", grid);
});

test("an opened post gets its own URL and one history entry, also after a double tap", () => {
  const { open, shownPost } = renderGrid();
  const { length } = window.history;
  open(ticks);
  open(ticks);
  expect(shownPost()).toBe(ticks);
  expect(window.location.pathname).toBe(ticks);
  expect(window.history).toHaveLength(length + 1);
});

test("Back closes the post, and it can be opened again", () => {
  const { open, shownPost } = renderGrid();
  open(ticks);
  goTo(grid);
  expect(shownPost()).toBeUndefined();
  open(ticks);
  expect(shownPost()).toBe(ticks);
});

test.each([
  ["goes back", ticks, 1],
  ["stays if a followed link has left the post", "/faq/", 0],
])("closing a post %s", (_, path, stepsBack) => {
  const { open, leave, shownPost } = renderGrid();
  open(ticks);
  window.history.replaceState(null, "", path);
  leave();
  expect(back).toHaveBeenCalledTimes(stepsBack);
  expect(shownPost()).toBeUndefined();
});
