import { fireEvent, render } from "@testing-library/react";
import { PostDialog } from "./post-dialog";

jest.mock("../../browser/load-post", () => ({ loadPost: () => new Promise(() => undefined) }));

test("a click outside closes a post in browsers without `closedby`, such as Safari", () => {
  const onClose = jest.fn();
  render(<PostDialog post={{ path: "/blog/teeth/", title: "Teeth" }} onClose={onClose} />);
  const dialog = document.querySelector("dialog")!;
  dialog.getBoundingClientRect = () => new DOMRect(100, 0, 100, 100);
  fireEvent.click(dialog, { clientX: 150, clientY: 50 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog, { clientX: 20, clientY: 50 });
  expect(onClose).toHaveBeenCalledTimes(1);
});
