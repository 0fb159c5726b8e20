import { fireEvent, screen } from "@testing-library/react";
import { keepPlace } from "./keep-place";

const button = (name: string) => screen.getByRole("button", { name });

test("a part of a text takes the focus only if it was just inserted, or from within the text", () => {
  document.body.innerHTML = `<input><b role="menuitem">Insert</b>
    <div role="textbox"><p><button>one</button><button>other</button></p></div>`;
  const now = jest.spyOn(performance, "now").mockReturnValue(10_000);
  keepPlace();
  document.querySelector("input")?.focus();
  button("one").focus();
  expect(document.querySelector("input")).toHaveFocus();

  now.mockImplementation(() => new Event("click").timeStamp);
  fireEvent.click(screen.getByRole("menuitem"));
  button("one").focus();
  expect(button("one")).toHaveFocus();

  now.mockReturnValue(Number.MAX_VALUE);
  button("other").focus();
  expect(button("other")).toHaveFocus();
});
