/** What was typed into a form, by the names of its fields. */
export type Draft = Record<string, string>;

const keyOf = (form: string) => `draft:${form}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

/** The draft of a form in this tab; empty if there is none or the browser keeps nothing. */
export function readDraft(form: string): Draft {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(form)) ?? "{}");
    return isDraft(draft) ? draft : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed for as long as the tab lives; does nothing where storage is denied or full. */
export function writeDraft(form: string, draft: Draft): void {
  const typed = Object.entries(draft).filter(([, text]) => text !== "");
  try {
    if (typed.length === 0) window.sessionStorage.removeItem(keyOf(form));
    else window.sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The words are still in the form; only a reload would lose them.
  }
}

/** Forgets what was typed. */
export const clearDraft = (form: string): void => writeDraft(form, {});
