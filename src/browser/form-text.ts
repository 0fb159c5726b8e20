/** The text fields of a form by name; files are omitted. */
export const textEntries = (data: FormData): [name: string, text: string][] =>
  [...data.entries()].filter((entry): entry is [string, string] => typeof entry[1] === "string");

/** The trimmed text of a field; empty if the field is missing. */
export function fieldText(data: FormData, name: string): string {
  const text = data.get(name);
  return typeof text === "string" ? text.trim() : "";
}
