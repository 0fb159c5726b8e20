/** The texts of a form's fields, by name; files are left out. */
export const textFields = (data: FormData): [name: string, text: string][] =>
  [...data.entries()].filter((entry): entry is [string, string] => typeof entry[1] === "string");

/** What was typed into one field, without blanks around it; empty if the field is missing. */
export function textOf(data: FormData, name: string): string {
  const text = data.get(name);
  return typeof text === "string" ? text.trim() : "";
}
