/**
 * What a visitor typed in a form with `data-draft`. Nothing is lost, and nothing is sent twice:
 *
 * | State                         | Draft             | Pending        | The form shows      |
 * | ----------------------------- | ----------------- | -------------- | ------------------- |
 * | typing                        | the words         |                | the words           |
 * | sending                       | (new words)       | the sent words | "Sending…"          |
 * | sent                          | (new words)       |                | thanks              |
 * | failed, or uncertain          | new or sent words |                | the words           |
 * | left before the answer        | (new words)       | the sent words | "It may have …"     |
 */
import { readSession, writeSession } from "./session-storage";

export type Words = Record<string, string>;

const draftKey = (form: string) => `draft:${form}`;
const pendingKey = (form: string) => `pending:${form}`;

const read = (key: string): Words => JSON.parse(readSession(key) || "{}") as Words;

function write(key: string, words: Words): void {
  const typed = Object.entries(words).filter(([, text]) => text !== "");
  writeSession(key, typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : "");
}

export const readDraft = (form: string): Words => read(draftKey(form));
export const writeDraft = (form: string, words: Words): void => write(draftKey(form), words);
export const readPending = (form: string): Words => read(pendingKey(form));

function typedIn(form: HTMLFormElement): Words {
  const data = new FormData(form);
  data.delete(honeypotName);
  return Object.fromEntries(data) as Words; // no form has a field for files
}

export function startSending(element: HTMLFormElement): void {
  const { draft: form = "" } = element.dataset;
  write(pendingKey(form), typedIn(element));
  write(draftKey(form), {});
}

export function finishSending(form: string, isSent: boolean): void {
  const hasNewWords = Object.keys(readDraft(form)).length > 0;
  if (!isSent && !hasNewWords) writeDraft(form, readPending(form));
  write(pendingKey(form), {});
}

/** Saves forms with `data-draft`, also before hydration, but not the honeypot, which must stay empty. */
export function saveDrafts(): void {
  addEventListener("input", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.dataset.draft) writeDraft(form.dataset.draft, typedIn(form));
  });
  addEventListener("reset", ({ target }) => {
    const { draft } = (target as HTMLFormElement).dataset;
    if (draft) writeDraft(draft, {});
  });
  addEventListener("submit", ({ target, defaultPrevented }) => {
    const form = target as HTMLFormElement;
    // Before hydration, or without React, the browser sends the form.
    if (form.dataset.draft && !defaultPrevented && form.action.startsWith("https:"))
      startSending(form);
  });
}

export const formText = (data: FormData, name: string): string =>
  ((data.get(name) ?? "") as string).trim();

/** Name of the field that people don't see and bots fill in; no browser's autofill recognizes it. */
export const honeypotName = "favorite-toy";

export function takeHoneypot(form: HTMLFormElement, data: FormData): boolean {
  const isFilled = formText(data, honeypotName) !== "";
  data.delete(honeypotName);
  const field = form.elements.namedItem(honeypotName);
  if (field instanceof HTMLInputElement) field.value = "";
  return isFilled;
}
