import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { readDraft, writeDraft } from "../browser/draft-storage";
import { useDraft } from "./use-draft";

const onInput = jest.fn();

const Form = () => {
  const form = useRef<HTMLFormElement>(null);
  useDraft("contact", form);
  return (
    <form ref={form} aria-label="Contact" onInput={onInput}>
      <input name="email" aria-label="Email" />
      <textarea name="message" aria-label="Message" />
    </form>
  );
};

const message = () => screen.getByRole("textbox", { name: "Message" });

beforeEach(() => {
  window.sessionStorage.clear();
  onInput.mockClear();
});

test("what was typed comes back, and the form is told", async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(message(), "Two dogs");
  unmount();
  onInput.mockClear();
  render(<Form />);
  expect(message()).toHaveValue("Two dogs");
  expect(onInput).toHaveBeenCalledTimes(1);
});

test("what was typed before the scripts came is neither lost nor overwritten", () => {
  writeDraft("contact", { email: "old@example.com", message: "Old words" });
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML =
    '<form aria-label="Contact"><input name="email" aria-label="Email"><textarea name="message" aria-label="Message"></textarea></form>';
  const early = container.querySelector("textarea");
  if (early) early.value = "Early words";
  render(<Form />, { container, hydrate: true });
  expect(message()).toHaveValue("Early words");
  expect(readDraft("contact")).toEqual({ email: "old@example.com", message: "Early words" });
});

test("a form that was reset is forgotten", async () => {
  render(<Form />);
  await userEvent.type(message(), "Two dogs");
  expect(readDraft("contact")).toEqual({ message: "Two dogs" });
  screen.getByRole<HTMLFormElement>("form").reset();
  expect(readDraft("contact")).toEqual({});
});

test("a draft of fields that the form no longer has changes nothing", () => {
  writeDraft("contact", { fax: "555" });
  render(<Form />);
  expect(message()).toHaveValue("");
});
