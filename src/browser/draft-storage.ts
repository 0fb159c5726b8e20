import { readSession, writeSession } from "./session-storage";

/** The typed values of a form, by field name. */
export type Draft = Record<string, string>;

/** The prefix of drafts in the session storage. */
export const draftPrefix = "draft:";

const storageKey = (form: string) => draftPrefix + form;

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

/** Whether this tab has saved text for any form. */
export function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix));
  } catch {
    return false; // Storage is denied.
  }
}
