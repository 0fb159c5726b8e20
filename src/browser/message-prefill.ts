import { readSession, writeSession } from "./session-storage";

const key = "handed-over";

/** Hands words over to the contact form, which takes them when it is shown next. */
export const prefillMessage = (message: string): void => writeSession(key, message);

/** The words that another page has handed over, once; empty if there are none. */
export function takePrefill(): string {
  const message = readSession(key);
  writeSession(key, "");
  return message;
}
