import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { ContactForm } from "./contact-form";
import { NewsletterForm } from "./newsletter-form";

const emailExample = "email address, like name@example.com";
const forms = { contact: ContactForm, newsletter: NewsletterForm };
const fields: [form: keyof typeof forms, name: string, value: string, description: string][] = [
  ["contact", "Email", "ada@example.com", emailExample],
  ["contact", "How can we help you?", "Two dogs", "Max 500 characters Write a few words"],
  ["newsletter", "Email address", "ada@example.com", emailExample],
];

beforeEach(() => {
  window.sessionStorage.clear();
  mockSharedData();
});

describe.each(fields)("in the %s form, the field %s", (form, name, value, description) => {
  const field = () => screen.getByRole("textbox", { name });

  beforeEach(() => {
    const Form = forms[form];
    render(<Form />);
  });

  test("has its hint and its error as its description", () => {
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(description));
  });

  test("is valid until a failed attempt, and again after it is filled in", async () => {
    expect(field()).toHaveAttribute("aria-invalid", "false");
    fireEvent.focus(field());
    fireEvent.blur(field());
    expect(field()).toHaveAttribute("aria-invalid", "false");
    await userEvent.click(screen.getByRole("button"));
    expect(field()).toHaveAttribute("aria-invalid", "true");
    await userEvent.type(field(), value);
    expect(field()).toHaveAttribute("aria-invalid", "false");
  });
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

test("a message of spaces is invalid until it contains a word", async () => {
  render(<ContactForm />);
  const field = screen.getByRole("textbox", { name: "How can we help you?" });
  await userEvent.type(field, "  ");
  await userEvent.tab();
  expect(field).toHaveAttribute("aria-invalid", "true");
  await userEvent.type(field, "a");
  expect(field).toHaveAttribute("aria-invalid", "false");
});

test("an optional field is never invalid", async () => {
  render(<ContactForm />);
  await userEvent.click(screen.getByRole("button"));
  for (const name of ["First name", "Last name", "Pets Name", "Phone"])
    expect(screen.getByRole("textbox", { name })).toHaveAttribute("aria-invalid", "false");
});
