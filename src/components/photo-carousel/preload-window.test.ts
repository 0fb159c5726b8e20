import { preloadWindow } from "./preload-window";

test.each([
  { selected: 0, count: 12, near: [11, 0, 1, 2] },
  { selected: 5, count: 12, near: [4, 5, 6, 7] },
  { selected: 11, count: 12, near: [10, 11, 0, 1] },
  { selected: 1, count: 2, near: [0, 1, 0, 1] },
])("near photo $selected of $count are $near", ({ selected, count, near }) => {
  expect(preloadWindow(selected, count)).toEqual(near);
});
