/** Fallback if storage is denied or full: lasts as long as the page is open. */
const onThisPage = new Map<string, string>();

export function readSession(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? onThisPage.get(name) ?? "";
  } catch {
    return onThisPage.get(name) ?? "";
  }
}

export function writeSession(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
    onThisPage.delete(name);
  } catch {
    onThisPage.set(name, text);
  }
}

const notice = "dismissed-notice";

export const isDismissed = (id: number): boolean => readSession(notice) === String(id);

export const dismissNotice = (id: number): void => writeSession(notice, String(id));

const prefill = "prefill";

export const prefillMessage = (message: string): void => writeSession(prefill, message);

export function takePrefill(): string {
  const message = readSession(prefill);
  writeSession(prefill, "");
  return message;
}
