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

const noticeKey = "dismissed-notice";

export const isDismissed = (id: number): boolean => readSession(noticeKey) === String(id);

export const dismissNotice = (id: number): void => writeSession(noticeKey, String(id));

/** Set when a page has reloaded itself because it couldn't start, until one starts. */
export const restartKey = "restarted";

const prefillKey = "prefill";

export const prefillMessage = (message: string): void => writeSession(prefillKey, message);

export function takePrefill(): string {
  const message = readSession(prefillKey);
  writeSession(prefillKey, "");
  return message;
}
