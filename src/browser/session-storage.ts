/** Fallback if storage is denied or full: lasts as long as the page is open. */
const onThisPage = new Map<string, string>();

/** A saved text of this tab; empty if there is none. */
export function readSession(name: string): string {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(name);
  } catch {
    // Storage is denied.
  }
  return kept ?? onThisPage.get(name) ?? "";
}

/** Saves a text until the tab is closed; an empty text removes the entry. */
export function writeSession(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
    onThisPage.delete(name);
  } catch {
    onThisPage.set(name, text);
  }
}
