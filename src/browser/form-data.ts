export const textEntries = (data: FormData): [name: string, text: string][] =>
  [...data.entries()].filter((entry): entry is [string, string] => typeof entry[1] === "string");

/** The trimmed text of a field; empty if the field is missing. */
export function fieldText(data: FormData, name: string): string {
  const text = data.get(name);
  return typeof text === "string" ? text.trim() : "";
}

/** Name of the field that people don't see and bots fill in; no browser's autofill recognizes it. */
export const honeypotName = "favorite-toy";

/** Empties the honeypot, so that a visitor whose software filled it in can try again. */
export function takeHoneypot(form: HTMLFormElement, data: FormData): boolean {
  const isFilled = fieldText(data, honeypotName) !== "";
  data.delete(honeypotName);
  const field = form.elements.namedItem(honeypotName);
  if (field instanceof HTMLInputElement) field.value = "";
  return isFilled;
}
