/** The text of a field; empty if the field is empty or isn't a text. */
export const fieldText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
