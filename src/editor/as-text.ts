/** What somebody has typed into a field; nothing, while it is empty or isn't a text. */
export const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
