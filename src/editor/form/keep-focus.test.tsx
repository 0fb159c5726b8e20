import { fireEvent, screen } from "@testing-library/react";
import { keepFocus } from "./keep-focus";

const button = (name: string) => screen.getByRole("button", { name });

test("a component gets the focus only if it was just inserted; its fields also from within the text", () => {
  document.body.innerHTML = `<input><b role="menuitem">Insert</b>
    <div role="textbox" tabindex="0">
      <b role="button" tabindex="0" data-component-name="fact">fact</b>
      <button>field</button>
    </div>`;
  const now = jest.spyOn(performance, "now").mockReturnValue(10_000);
  keepFocus();
  document.querySelector("input")?.focus();
  button("field").focus();
  expect(document.querySelector("input")).toHaveFocus();

  const text = screen.getAllByRole("textbox")[1];
  text?.focus();
  button("fact").focus();
  expect(text).toHaveFocus();

  now.mockImplementation(() => new Event("click").timeStamp);
  fireEvent.click(screen.getByRole("menuitem"));
  button("fact").focus();
  expect(button("fact")).toHaveFocus();

  now.mockReturnValue(Number.MAX_VALUE);
  button("field").focus();
  expect(button("field")).toHaveFocus();
});
