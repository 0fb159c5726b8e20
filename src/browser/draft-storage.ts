import { textEntries } from "./form-text";
import { honeypotName } from "./honeypot";
import { readSession, writeSession } from "./session-storage";

/** The typed values of a form, by field name. */
export type Draft = Record<string, string>;

const storageKey = (form: string) => `draft:${form}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

/** The draft of a form in this tab; empty if there is none. */
export function readDraft(form: string): Draft {
  try {
    const draft: unknown = JSON.parse(readSession(storageKey(form)));
    return isDraft(draft) ? draft : {};
  } catch {
    return {};
  }
}

/** Saves a draft until the tab is closed. */
export function writeDraft(form: string, draft: Draft): void {
  const typed = Object.entries(draft).filter(([, text]) => text !== "");
  writeSession(storageKey(form), typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : "");
}

export const clearDraft = (form: string): void => writeDraft(form, {});

/**
 * Saves what visitors type into forms with `data-draft`, their unique name, and deletes it when the form
 * is reset. Listens on the window, because visitors also type before hydration. Leaves out the
 * honeypot: restoring it would fill it in again.
 */
export function saveDrafts(): void {
  addEventListener("input", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (!form?.dataset.draft) return;
    const typed = textEntries(new FormData(form)).filter(([name]) => name !== honeypotName);
    writeDraft(form.dataset.draft, Object.fromEntries(typed));
  });
  addEventListener("reset", ({ target }) => {
    const { draft } = (target as HTMLFormElement).dataset;
    if (draft) clearDraft(draft);
  });
}
