import { type RefObject, useEffect } from "react";
import { readDraft } from "../../browser/draft-storage";

const isTextField = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/**
 * Restores what a visitor typed into a form with `data-draft` (saveDrafts in draft-storage.ts), after
 * a reload or a failure. Requires uncontrolled fields. Dispatches `input` events after the first
 * render.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    for (const [name, text] of Object.entries(readDraft(element.dataset.draft ?? ""))) {
      const field = element.elements.namedItem(name);
      if (!isTextField(field) || field.value !== "") continue; // typed before hydration
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true })); // for counters and similar listeners
    }
  }, [form]);
}
