import { type RefObject, useEffect } from "react";
import { readDraft, sentName } from "../../browser/draft-storage";

const isTextField = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

function setText(form: HTMLFormElement, name: string, change: (value: string) => string) {
  const field = form.elements.namedItem(name);
  if (!isTextField(field)) return;
  const text = change(field.value);
  if (text === field.value) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true })); // for counters and similar listeners
}

/**
 * Restores what a visitor typed into a form with `data-draft` (saveDrafts in draft-storage.ts), after
 * a reload or a failure. Requires uncontrolled fields. Dispatches `input` events after the first
 * render.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const { draft = "" } = element.dataset;
    // On return to a page, browsers fill in again what the visitor has sent.
    for (const [name, text] of Object.entries(readDraft(sentName(draft))))
      setText(element, name, (value) => (value === text ? "" : value));
    for (const [name, text] of Object.entries(readDraft(draft)))
      setText(element, name, (value) => value || text); // keeps what was typed before hydration
  }, [form]);
}
