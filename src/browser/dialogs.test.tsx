import { fireEvent, screen } from "@testing-library/react";
import { supportInvokerCommands } from "./dialogs";

/* jsdom supports neither `command` nor `closedby`, like Safari before 26.2. */

supportInvokerCommands();

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const clickButton = (name: string) =>
  fireEvent.click(screen.getByText(name), { bubbles: true, cancelable: true });

/** The dialog covers 100 to 200 in both directions. */
const clickAt = (clientX: number, clientY: number) =>
  fireEvent.click(dialog(), { clientX, clientY });

beforeEach(() => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="menu" popovertarget="menu"><b>Open</b></button>
    <dialog id="menu"><button command="close" commandfor="menu">Close</button></dialog>`;
  dialog().getBoundingClientRect = () => new DOMRect(100, 100, 100, 100);
});

describe("a button that names a dialog", () => {
  it("opens it as a modal dialog, not as a popover, and receives the focus on closing", () => {
    expect(clickButton("Open")).toBe(false);
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByText("Open").parentElement);
  });

  it("closes it", () => {
    clickButton("Open");
    clickButton("Close");
    expect(dialog().open).toBe(false);
  });
});

test.each([
  ["next to a dialog closes it", 20, 150, false],
  ["above it closes it", 150, 99, false],
  ["on its edge or scroll bar doesn't", 199, 150, true],
])("a click %s", (_, x, y, isOpen) => {
  clickButton("Open");
  clickButton("Open");
  clickAt(x, y);
  expect(dialog().open).toBe(isOpen);
});
