import { collections } from "../content/model/collections";
import type { CollectionName } from "../content/model/names";
import { fieldText } from "./field-text";
import { namingFieldOf } from "./saving/generate-keys";
import { shorten } from "../content/check/errors";

export function recordName(name: CollectionName, record: Record<string, unknown>): string {
  const { edited, kind } = collections[name];
  if (kind === "object") return "";
  const summary = edited.summary ?? `{{fields.${namingFieldOf(name)}}}`;
  const shown = summary.replace(/\{\{fields\.(\w+)\}\}/g, (_, field: string) =>
    fieldText(record[field]),
  );
  // Removes the separators around a field that is still empty.
  return shorten(shown.replace(/^[\s,:]+|[\s,:]+$/g, ""), 80);
}
