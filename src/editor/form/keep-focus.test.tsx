import { fireEvent, screen } from "@testing-library/react";
import { keepFocus } from "./keep-focus";

const part = (name: string) => screen.getByRole("button", { name });

test("a component takes the focus only if it was just chosen; its fields also from within the text", () => {
  document.body.innerHTML = `<input><b role="menuitem">Insert</b>
    <div role="textbox" tabindex="0">
      <b role="button" tabindex="0" data-component-name="fact">fact</b>
      <button>field</button>
    </div>`;
  const now = jest.spyOn(performance, "now").mockReturnValue(10_000);
  keepFocus();
  document.querySelector("input")?.focus();
  part("field").focus();
  expect(document.querySelector("input")).toHaveFocus();

  const text = screen.getAllByRole("textbox")[1];
  text?.focus();
  part("fact").focus();
  expect(text).toHaveFocus();

  now.mockImplementation(() => new Event("click").timeStamp);
  fireEvent.click(screen.getByRole("menuitem"));
  part("fact").focus();
  expect(part("fact")).toHaveFocus();

  now.mockReturnValue(Number.MAX_VALUE);
  part("field").focus();
  expect(part("field")).toHaveFocus();
});
