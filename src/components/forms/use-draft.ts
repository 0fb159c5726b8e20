import { type RefObject, useEffect } from "react";
import { textEntries } from "../../browser/form-text";
import { honeypotName } from "../../browser/honeypot";
import { clearDraft, type Draft, readDraft, writeDraft } from "../../browser/draft-storage";

/** The typed values, without the honeypot: restoring it would fill it in again. */
const draftOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(textEntries(new FormData(form)).filter(([name]) => name !== honeypotName));

const isTextField = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

function restore(form: HTMLFormElement, draft: Draft): void {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (!isTextField(field) || field.value !== "") continue; // typed before hydration
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true })); // for counters and similar listeners
  }
}

/**
 * Saves what a visitor types into a form until the form is reset: it survives a reload and a
 * failure. Requires uncontrolled fields. Restoring dispatches `input` events after the first
 * render.
 *
 * @param name the form's unique name
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const save = () => writeDraft(name, draftOf(element));
    const clear = () => clearDraft(name);
    restore(element, readDraft(name));
    save();
    element.addEventListener("input", save);
    element.addEventListener("reset", clear);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("reset", clear);
    };
  }, [name, form]);
}
