import { readSession, writeSession } from "./session-storage";

export type Draft = Record<string, string>;

const storageKey = (form: string) => `draft:${form}`;

export const readDraft = (form: string): Draft =>
  JSON.parse(readSession(storageKey(form)) || "{}") as Draft;

export function writeDraft(form: string, draft: Draft): void {
  const typed = Object.entries(draft).filter(([, text]) => text !== "");
  writeSession(storageKey(form), typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : "");
}

export const clearDraft = (form: string): void => writeDraft(form, {});

export const sentName = (form: string): string => `sent-${form}`;

function typedIn(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  data.delete(honeypotName);
  return Object.fromEntries(data) as Draft; // no form has a field for files
}

/** Marks a draft as sent: if the visitor leaves before the answer, it must not be sent twice. */
export function markSent(form: HTMLFormElement): void {
  const { draft = "" } = form.dataset;
  writeDraft(sentName(draft), typedIn(form));
  clearDraft(draft);
}

export function settleSent(form: string, isSent: boolean): void {
  if (!isSent && Object.keys(readDraft(form)).length === 0)
    writeDraft(form, readDraft(sentName(form)));
  clearDraft(sentName(form));
}

/** Saves forms with `data-draft`, also before hydration, but not the honeypot, which must stay empty. */
export function saveDrafts(): void {
  addEventListener("input", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.dataset.draft) writeDraft(form.dataset.draft, typedIn(form));
  });
  addEventListener("reset", ({ target }) => {
    const { draft } = (target as HTMLFormElement).dataset;
    if (draft) clearDraft(draft);
  });
  addEventListener("submit", ({ target, defaultPrevented }) => {
    const form = target as HTMLFormElement;
    // Before hydration, or without React, the browser sends the form.
    if (form.dataset.draft && !defaultPrevented && form.action.startsWith("https:")) markSent(form);
  });
}

export const fieldText = (data: FormData, name: string): string =>
  ((data.get(name) ?? "") as string).trim();

/** Name of the field that people don't see and bots fill in; no browser's autofill recognizes it. */
export const honeypotName = "favorite-toy";

export function takeHoneypot(form: HTMLFormElement, data: FormData): boolean {
  const isFilled = fieldText(data, honeypotName) !== "";
  data.delete(honeypotName);
  const field = form.elements.namedItem(honeypotName);
  if (field instanceof HTMLInputElement) field.value = "";
  return isFilled;
}
