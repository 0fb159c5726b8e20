const key = "handed-over";

/** Where nothing can be stored, it lasts as long as the visitor stays on the site. */
let inMemory = "";

/** Hands words over to the contact form, which takes them when it is shown next. */
export function prefillMessage(message: string): void {
  inMemory = message;
  try {
    window.sessionStorage.setItem(key, message); // for a page that is loaded anew
  } catch {
    // Storage is denied or full.
  }
}

/** The words that another page has handed over, once; empty if there are none. */
export function takePrefill(): string {
  let message = inMemory;
  inMemory = "";
  try {
    message ||= window.sessionStorage.getItem(key) ?? "";
    window.sessionStorage.removeItem(key);
  } catch {
    // Storage is denied.
  }
  return message;
}
