import { collections } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { listField } from "../config/to-cms-field";
import { isEmpty } from "../saving/generate-keys";
import { fileFormat, type FileContent } from "./file-formats";

type Fields = Record<string, unknown>;

/** The prefix of fields that the editor adds to list entries for its own use. */
const ownFields = "__sc_";

function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith(ownFields))
      .map(([name, part]) => [name, withoutEmptyFields(part)] as const)
      .filter(([, part]) => !isEmpty(part)),
  );
}

export function toFileText(name: CollectionName, data: Fields): string {
  const clean = withoutEmptyFields(data) as Fields;
  const isList = collections[name].kind === "list";
  return fileFormat(name).toFile((isList ? (clean[listField] ?? []) : clean) as FileContent);
}

export function toFormFields(name: CollectionName, text: string): Fields {
  const content = fileFormat(name).fromFile(text);
  return Array.isArray(content) ? { [listField]: content } : content;
}
