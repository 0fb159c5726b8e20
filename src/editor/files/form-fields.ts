import { collections } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import { isEmpty } from "../saving/generate-keys";
import { listField } from "../config/cms-config";
import { fileFormats, type FileContent, type FileFormat } from "./file-formats";

type Fields = Record<string, unknown>;

/** The prefix of fields that the editor adds to list entries for its own use. */
const ownFields = "__sc_";

/** Removes empty fields and the editor's own fields, which files don't contain. */
export function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value === "string") return value.replace(/^\.\//, "");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith(ownFields))
      .map(([name, part]) => [name, withoutEmptyFields(part)] as const)
      .filter(([, part]) => !isEmpty(part)),
  );
}

const fileFormatOf = (path: string): FileFormat | undefined =>
  fileFormats.find(({ extension }) => path.endsWith(`.${extension}`));

/** The content to write to the file. */
export function toFileContent(name: CollectionName, data: Fields): FileContent {
  const clean = withoutEmptyFields(data) as Fields;
  return (collections[name].kind === "list" ? (clean[listField] ?? []) : clean) as FileContent;
}

/** The text to write to the file. */
export const toFileText = (path: string, name: CollectionName, data: Fields): string =>
  fileFormatOf(path)?.toFile(toFileContent(name, data)) ?? "";

/**
 * Parses a file's text to the fields of a form.
 *
 * @throws UnreadableFile
 */
export function toFormFields(path: string, name: CollectionName, text: string): Fields {
  const content = fileFormatOf(path)?.fromFile(text, path) ?? {};
  return collections[name].kind === "list" ? { [listField]: content } : (content as Fields);
}
