/** What the browser doesn't keep, since storage is denied or full: it lasts as long as the page is open. */
const onThisPage = new Map<string, string>();

/** What this tab keeps under a name; empty if it is nothing. */
export function readSession(name: string): string {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(name);
  } catch {
    // Storage is denied.
  }
  return kept ?? onThisPage.get(name) ?? "";
}

/** Keeps a text under a name for as long as the tab lives; an empty one forgets what was kept. */
export function writeSession(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
    onThisPage.delete(name);
  } catch {
    onThisPage.set(name, text);
  }
}
