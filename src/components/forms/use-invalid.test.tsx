import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { ContactForm } from "./contact-form";

beforeEach(() => {
  window.sessionStorage.clear();
  mockSharedData();
});

test.each([
  ["ada", "true"],
  ["ada@example.com", "false"],
])("after leaving the email field with %s, aria-invalid is %s", async (typed, expected) => {
  render(<ContactForm />);
  const field = screen.getByRole("textbox", { name: "Email" });
  await userEvent.type(field, typed);
  expect(field).toHaveAttribute("aria-invalid", "false");
  await userEvent.tab();
  expect(field).toHaveAttribute("aria-invalid", expected);
});

test("an optional field is never invalid", async () => {
  render(<ContactForm />);
  await userEvent.click(screen.getByRole("button"));
  for (const name of ["First name", "Last name", "Pets Name", "Phone"])
    expect(screen.getByRole("textbox", { name })).toHaveAttribute("aria-invalid", "false");
});
