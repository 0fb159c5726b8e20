import { fieldText } from "./form-text";

/** Name of the field that people don't see and bots fill in; no browser's autofill recognizes it. */
export const honeypotName = "favorite-toy";

/**
 * Removes the honeypot from the data and empties it in the form, so that a visitor whose software
 * filled it in can try again.
 *
 * @returns whether it was filled in
 */
export function takeHoneypot(form: HTMLFormElement, data: FormData): boolean {
  const isFilled = fieldText(data, honeypotName) !== "";
  data.delete(honeypotName);
  const field = form.elements.namedItem(honeypotName);
  if (field instanceof HTMLInputElement) field.value = "";
  return isFilled;
}
