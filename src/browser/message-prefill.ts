import { readSession, writeSession } from "./session-storage";

const key = "prefill";

/** Saves a text for the contact form, which adds it when it is shown next. */
export const prefillMessage = (message: string): void => writeSession(key, message);

/** Returns the saved text once; empty if there is none. */
export function takePrefill(): string {
  const message = readSession(key);
  writeSession(key, "");
  return message;
}
