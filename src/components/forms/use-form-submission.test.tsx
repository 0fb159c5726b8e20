import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { writeDraft } from "../../browser/draft-storage";
import { useDraft } from "./use-form-submission";

const Form = () => {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);
  return (
    <form ref={form} data-draft="contact" aria-label="Contact">
      <input name="email" aria-label="Email" />
      <textarea name="message" aria-label="Message" />
    </form>
  );
};

const message = () => screen.getByRole("textbox", { name: "Message" });

beforeEach(() => window.sessionStorage.clear());

test("keeps text that was typed before hydration", () => {
  writeDraft("contact", { email: "old@example.com", message: "Old words" });
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML =
    '<form data-draft="contact" aria-label="Contact"><input name="email" aria-label="Email"><textarea name="message" aria-label="Message"></textarea></form>';
  const early = container.querySelector("textarea");
  if (early) early.value = "Early words";
  render(<Form />, { container, hydrate: true });
  expect(message()).toHaveValue("Early words");
});

test("ignores a draft of fields that no longer exist", () => {
  writeDraft("contact", { fax: "555" });
  render(<Form />);
  expect(message()).toHaveValue("");
});
